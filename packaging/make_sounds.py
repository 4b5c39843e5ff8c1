"""Make the sounds of Kastellan from sines and noise: ``python packaging/make_sounds.py``.

Nothing was recorded, so they belong to us; with the same Python they come out the same.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "resources" / "art" / "sounds"
RATE = 16_000
Wave = Callable[[float], float]


def bell(pitch: float, decay: float, start: float = 0.0) -> Wave:
    """Return a struck tone with two overtones."""

    def at(time: float) -> float:
        since = time - start
        if since < 0:
            return 0.0
        tone = sum(
            loud * math.sin(2 * math.pi * pitch * ratio * since)
            for ratio, loud in ((1, 0.7), (2.01, 0.2), (3.03, 0.1))
        )
        return tone * math.exp(-since / decay) * min(1.0, since / 0.002)

    return at


def knock(pitch: float, decay: float, start: float = 0.0, seed: int = 1) -> Wave:
    """Return a short dull blow: noise through a tone that falls."""
    noise = random.Random(seed)

    def at(time: float) -> float:
        since = time - start
        if since < 0:
            return 0.0
        body = math.sin(2 * math.pi * pitch * (1 - since) * since)
        return (0.7 * body + 0.3 * noise.uniform(-1, 1)) * math.exp(-since / decay)

    return at


def rustle(length: float, seed: int = 1) -> Wave:
    """Return soft noise that swells and fades, like a card on a table."""
    noise, last = random.Random(seed), [0.0]

    def at(time: float) -> float:
        last[0] += 0.45 * (noise.uniform(-1, 1) - last[0])
        return last[0] * math.sin(math.pi * min(1.0, time / length)) ** 2

    return at


SOUNDS: dict[str, tuple[float, tuple[Wave, ...]]] = {
    "pick_up": (0.07, (knock(520, 0.014),)),
    "place": (0.14, (knock(190, 0.03), knock(90, 0.04, seed=2))),
    "refuse": (0.24, (bell(165, 0.06), bell(147, 0.07, 0.09))),
    "dice": (0.42, tuple(knock(320 + 60 * (n % 3), 0.016, t, n) for n, t in
                         enumerate((0.0, 0.07, 0.13, 0.2, 0.25, 0.31)))),
    "coin": (0.3, (bell(1760, 0.06), bell(2349, 0.08, 0.06))),
    "card": (0.16, (rustle(0.15),)),
    "turn": (0.45, (bell(587, 0.12), bell(880, 0.14, 0.12))),
    "win": (0.95, (bell(523, 0.2), bell(659, 0.2, 0.13), bell(784, 0.2, 0.26),
                   bell(1047, 0.3, 0.4))),
}  # fmt: skip


def samples(length: float, waves: tuple[Wave, ...]) -> list[int]:
    """Return the samples of waves that sound together, as loud as is safe."""
    count = round(length * RATE)
    raw = [sum(wave_at(n / RATE) for wave_at in waves) for n in range(count)]
    loudest = max(map(abs, raw))
    fade = round(0.01 * RATE)
    return [round(s / loudest * 26_000 * min(1.0, (count - n) / fade)) for n, s in enumerate(raw)]


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    for name, (length, waves) in SOUNDS.items():
        made = samples(length, waves)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(made), "NONE", ""))
            file.writeframes(struct.pack(f"<{len(made)}h", *made))


if __name__ == "__main__":
    main()
