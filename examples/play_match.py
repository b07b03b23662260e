"""Let two levels of an engine play a match.

python examples/play_match.py qwixx 5 2
"""

import sys
from pathlib import Path

import duellum


def play(name: str, first: int, second: int) -> duellum.MatchResult:
    """Return the result of twenty games, half of them with the seats swapped."""
    players = [duellum.Engine(name, level=level, seed=1) for level in (first, second)]
    return duellum.match(*players, games=20, rng=1)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    game, first, second = sys.argv[1:]
    result = play(game, int(first), int(second))
    print(result)
    texts = [duellum.format_record(record) for record in result.records]
    Path("match.txt").write_text("\n".join(texts), encoding="utf-8")
