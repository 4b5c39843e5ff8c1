"""Many independent pieces of work: one after the other, on all cores, or on a cluster."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from engine.core.errors import OptionError
from engine.core.value import value

U = TypeVar("U")
R = TypeVar("R")


@value
class Workers:
    """Who works: so many processes here, or a ``dask.distributed`` scheduler somewhere."""

    jobs: int = 1
    cluster: str = ""

    def results(self, work: Callable[[U], R], pieces: Sequence[U]) -> Iterator[R]:
        """Yield what *work* makes of every piece, in their order, whoever did it."""
        if self.cluster:
            return _on_a_cluster(self.cluster, work, pieces)
        if self.jobs > 1 and len(pieces) > 1:
            return _on_processes(self.jobs, work, pieces)
        return map(work, pieces)


class Kept:
    """Results kept in a file of JSON lines, so that a long run goes on where it was broken off."""

    def __init__(self, file: Path | None, what: object) -> None:
        """Open *file* for the run that *what* describes; a file of another run is refused."""
        self._file = file
        self.known: list[Any] = []
        described = json.dumps(what)
        if file is None:
            return
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(described + "\n", encoding="utf-8")
            return
        head, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
        if head != described:
            raise OptionError(f"{file} belongs to another run; name another file.")
        self.known = [result for line in lines if (result := _read(line)) is not None]
        whole = [head, *map(json.dumps, self.known)]
        file.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def add(self, result: object) -> None:
        """Keep one more."""
        self.known.append(result)
        if self._file:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(result) + "\n")


def _read(line: str) -> Any:
    """Return what a line says; the last one may be half written."""
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        return None


def _on_processes(jobs: int, work: Callable[[U], R], pieces: Sequence[U]) -> Iterator[R]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            yield from pool.map(work, pieces)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_a_cluster(address: str, work: Callable[[U], R], pieces: Sequence[U]) -> Iterator[R]:
    try:
        from distributed import Client
    except ImportError as error:
        raise OptionError("A cluster needs the extra 'league': pip install '.[league]'") from error
    try:
        client = Client(address, timeout="30s")  # type: ignore[no-untyped-call]
    except OSError as error:
        raise OptionError(f"There is no scheduler at {address}: {error}.") from error
    with client:
        # Equal pieces may be meant: each is done, none is taken for known.
        for future in client.map(work, pieces, pure=False):
            yield future.result()
