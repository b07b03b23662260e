"""Print the best moves of a position.

python examples/analyse_position.py battle "4k4/9/9/9/9/4T4/9/4K4 w 0 1"
"""

import sys

import duellum


def analyse(name: str, position: str) -> None:
    """Print the three best lines, the chance of winning with each, and what its first move does."""
    engine = duellum.Engine(name, time=0.5)
    analysis = engine.analyse(position, lines=3)
    print(f"depth {analysis.depth}, {analysis.nodes} nodes")
    for line in analysis.lines:
        print(f"{line.win_probability:6.1%}  {' '.join(map(str, line.moves))}")
        print(f"        {line.explanation}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    analyse(*sys.argv[1:])
