"""Play the same on both engines and compare everything that can be seen of it.

Each engine plays in a process of its own and prints a fingerprint for every game: of its content,
then, over many random plays, of what was offered, what happened, what each seat saw, what could be
guessed, how it stood and where it ended; and of what machines answered. A fingerprint that differs
names the game and the kind.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DECISIONS = 21_000
"""At least so many of each game, spread over all numbers of players."""
VIEW_EVERY, GUESS_EVERY, SILENT_EVERY = 11, 23, 3
PONDERED, STEPS = 12, 30
"""So many answers of every machine are compared, each after so many steps of thinking."""


def main() -> int:
    """Compare; return the exit status."""
    print("sameness: both engines play", flush=True)
    runs = {wish: _begun(wish) for wish in ("plain", "compiled")}
    plain, compiled = (json.loads(_heard(run)) for run in runs.values())
    kinds = {(game, kind) for found in (plain, compiled) for game in found for kind in found[game]}
    wrong = sorted(
        f"{game}: {kind}"
        for game, kind in kinds
        if plain.get(game, {}).get(kind) != compiled.get(game, {}).get(kind)
    )
    total = sum(found["decisions"] for found in plain.values())
    for difference in wrong:
        print(f"sameness: the engines differ in {difference}", file=sys.stderr)
    if not wrong:
        told = ", ".join(sorted({kind for _, kind in kinds} - {"decisions"}))
        print(f"sameness: {total:,} decisions, all alike: {told}")
    return 1 if wrong or total < 60_000 else 0


def _begun(wish: str) -> subprocess.Popen[bytes]:
    wishes = {"KASTELLAN_ENGINE": wish, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--one"]
    return subprocess.Popen(command, env=os.environ | wishes, stdout=subprocess.PIPE, cwd=ROOT)


def _heard(run: subprocess.Popen[bytes]) -> bytes:
    heard, _ = run.communicate()
    if run.returncode:
        raise SystemExit(run.returncode)
    return heard


class Fingerprints:
    """One growing fingerprint for every kind of thing that is seen."""

    def __init__(self) -> None:
        self._sums: dict[str, Any] = defaultdict(hashlib.sha256)
        self.decisions = 0

    def take(self, kind: str, *seen: object) -> None:
        """Add what is seen."""
        self._sums[kind].update("\n".join(map(str, seen)).encode())

    def told(self) -> dict[str, object]:
        """Return all of them."""
        sums = {kind: sum_.hexdigest()[:16] for kind, sum_ in self._sums.items()}
        return {"decisions": self.decisions} | sums


def play_everything() -> dict[str, dict[str, object]]:
    """Play with the engine that runs here; return the fingerprints of each game."""
    from engine import catalog
    from engine.core import content

    read, told = content.read, {game_id: Fingerprints() for game_id in catalog.GAME_IDS}

    def noted(game_id: str, file: str, kind: Any, **where: Any) -> Any:
        made = read(game_id, file, kind, **where)
        told[game_id].take("content", file, made)
        return made

    content.read = noted
    for game_id, seen in told.items():
        game = catalog.load(game_id)
        for number in range(10_000):
            if seen.decisions >= DECISIONS:
                break
            play(game, game.seats[number % len(game.seats)], number, seen)
        ask_machines(game, seen)
    return {game_id: seen.told() for game_id, seen in told.items()}


def play(game: Any, seats: int, seed: int, seen: Fingerprints) -> None:
    """Play once by chance, and look at everything on the way."""
    from engine.core.chance import Chance
    from engine.core.codec import text_of

    state, chance = game.new(seats, Chance(seed)), Chance(seed).branch(1)
    while not state.is_over:
        seat = state.next_choice.seat
        offers = state.moves(seat) if seen.decisions % 4 == 0 else game.brain.sensible(state, seat)
        number, chance = chance.draw(len(offers))
        seen.take("offers", len(offers), offers[0], offers[number])
        if seen.decisions % VIEW_EVERY == 0:
            look(game, state, seat, seed, seen)
        if seen.decisions % SILENT_EVERY == 0:
            state = state.copy()
        events = state.play(seat, offers[number])
        seen.take("events", *map(text_of, events))
        seen.decisions += 1
    seen.take("ends", state.digest(), state, *game.standings(state))


def look(game: Any, state: Any, seat: int, seed: int, seen: Fingerprints) -> None:
    """Look at the table as one seat does, guess the rest, and search one move ahead."""
    from engine.core.chance import Chance
    from engine.core.codec import text_of

    view = state.seen_by(seat)
    seen.take("offers", *state.moves(seat))
    seen.take("views", text_of(view), view)
    seen.take("standings", *game.standings(state))
    guess = view.guess(Chance(seed))
    seen.take("guesses", guess.digest(), text_of(guess))
    for move in game.brain.sensible(guess, seat)[:3]:
        tried = guess.copy()
        tried.apply(seat, move)
        seen.take("silent", tried.digest())
    if seen.decisions % GUESS_EVERY == 0:
        refused = [m for m in state.attempts(seat) if state.why_not(seat, m)]
        seen.take("refusals", *(state.why_not(seat, move) for move in refused))
        seen.take("values", *(f"{worth:.9f}" for worth in game.brain.values(guess)))


def ask_machines(game: Any, seen: Fingerprints) -> None:
    """Let every machine answer questions spread over a play."""
    from engine.ai.levels import YARDSTICKS, player_of
    from engine.core.chance import Chance

    for level in (*YARDSTICKS, *game.brain.levels):
        seats = game.seats[-1]
        state = game.new(seats, Chance(5))
        players = [player_of(level, game, Chance(5).branch(n)) for n in range(seats)]
        for _ in range(PONDERED):
            seat = state.next_choice.seat
            thought = players[seat].think(state.seen_by(seat), seat)
            thought.go_on(STEPS)  # so few that no cap in seconds is ever reached
            line = thought.best
            seen.take("machines", level, seat, *line.moves, f"{line.value:.9f}")
            state.apply(seat, line.moves[0])


if __name__ == "__main__":
    if sys.argv[1:] == ["--one"]:
        print(json.dumps(play_everything()))
        raise SystemExit(0)
    raise SystemExit(main())
