"""The sections of Battle's book, with their examples."""

from functools import partial

from duellum.battle import CLAUSES, WHITE, Piece, Position, diagram_svg, diagram_text
from duellum.battle.rules.position import MAX_DICE
from duellum.core.die import ORIENTATIONS, Die
from duellum.rulebook.model import GOES_ON, Facts, Figure, Table
from duellum.rulebook.parts import Parts, shared_text

_text = Parts("battle").text
_KING = "K"

ABOUT = Table(
    "about",
    (),
    (
        (shared_text("players"), 2),
        (
            shared_text("names"),
            "Поединок, Duell, La Joute, La Battaglia, Duelo, 决斗, Pojedynek, Conquest, Tactix",
        ),
    ),
)
BOX = Table(
    "box",
    (shared_text("part"), shared_text("number")),
    (
        (_text("box-board"), 1),
        (_text("box-white"), MAX_DICE),
        (_text("box-black"), MAX_DICE),
        (_text("box-kings"), 2),
    ),
)


def _camp() -> list[Piece]:
    """Return White's pieces at the start, from the left; Black's are the same as seen by Black."""
    return [piece for piece in Position.start().board if piece is not None and piece.side is WHITE]


CAMP = Table(
    "camp",
    (_text("camp-place"), *range(1, len(_camp()) + 1)),
    (
        (_text("camp-top"), *(_KING if piece.die is None else piece.die.top for piece in _camp())),
        (_text("camp-right"), *("" if piece.die is None else piece.die.east for piece in _camp())),
        (_text("camp-front"), *("" if piece.die is None else piece.die.south for piece in _camp())),
    ),
)
"""The set-up of a camp: the faces on top, on the right and towards the owner."""


_LAST = 6
"""The diagram with the key of the arrows: one is enough for all."""


def _draw_diagram(die: Die) -> Figure:
    draw_text = partial(diagram_text, die, has_key=die.top == _LAST)
    return Figure(f"roll-{die.top}", draw_text, partial(diagram_svg, die))


def _find_die(top: int) -> Die:
    """Return a die as it is set up: with its 3 towards its owner, or else its 2."""
    front = 2 if top in (3, 4) else 3
    [die] = [die for die in ORIENTATIONS if die.top == top and die.south == front]
    return die


ROLL_DIAGRAMS = tuple(_draw_diagram(_find_die(top)) for top in range(1, 7))
"""By top face from 1 to 6; turned, each serves all dice with that face on top."""


_parts = Parts("battle")
_example, _section, _difference = _parts.example, _parts.section, _parts.difference

_START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
_LONE_TWO = "4k4/9/9/9/4G4/9/9/4K4 w 0 1"  # G: 2 on top, 3 towards White
_LONE_THREE = "4k4/9/9/9/4L4/9/9/4K4 w 0 1"  # L: 3 on top, 2 towards White
_FEW_DICE = "4k4/9/9/2f6/6G2/9/9/4K4 w {quiet} 60"

_CAMP = {"a": 5, "b": 1, "c": 2, "d": 6, "e": "king", "f": 6, "g": 2, "h": 1, "i": 5}

SECTIONS = (
    _section("about", 2, tables=(ABOUT,)),
    _section("aim", 1, clauses=("B16", "B17")),
    _section(
        "box",
        1,
        clauses=("B3",),
        tables=(BOX,),
    ),
    _section(
        "setup",
        2,
        _example(
            "start",
            "B1 B2 B3 B5",
            _START,
            "",
            Facts(
                choice_count=37,
                places={
                    **{f"{file}1": f"white {top}" for file, top in _CAMP.items()},
                    **{f"{file}8": f"black {top}" for file, top in _CAMP.items()},
                },
            ),
        ),
        clauses=("B1", "B5"),
        tables=(CAMP,),
    ),
    _section(
        "turn",
        1,
        _example(
            "turns",
            "B6",
            _FEW_DICE.format(quiet=0),
            "g4n2",
            Facts(to_move="black", refused={"g4n2 g6n1": "B6"}),
            focus="g4",
        ),
        clauses=("B6",),
    ),
    _section(
        "moving",
        5,
        _example(
            "opposite", "B3 B7", _LONE_TWO, "e4n2", Facts(face=5, places={"e6": "white 5", "e4": "empty"})
        ),
        _example(
            "exact-count",
            "B7 B8",
            _LONE_THREE,
            "e4n3",
            Facts(refused={"e4n2": "B8", "e4n4": "B8"}, places={"e7": "white 5"}, face=5),
            focus="e4",
        ),
        _example(
            "king-step",
            "B4",
            "4k4/9/9/9/4K4/9/9/9 w 0 1",
            "e4n1",
            Facts(legal=("e4n1", "e4s1", "e4e1", "e4w1"), refused={"e4n2": "B4"}),
        ),
        _example(
            "board-edge", "B1", "4k4/9/9/9/7P1/9/9/4K4 w 0 1", "", Facts(refused={"h4e4": "B1"}), focus="h4"
        ),
        _example(
            "no-jumping",
            "B9",
            "4k4/9/9/2f6/9/2L6/9/4K4 w 0 1",
            "c3e1n2",
            Facts(refused={"c3n3": "B9"}, places={"d5": "white 6", "c5": "black 2"}),
            focus="c3",
        ),
        _example("one-turn", "B10", _LONE_THREE, "e4n1e2", Facts(refused={"e4n1e1n1": "B10"}), focus="e4"),
        _example(
            "any-direction",
            "B11",
            _LONE_TWO,
            "e4s2",
            Facts(
                legal=(
                    *("e4n2", "e4n1e1", "e4n1w1", "e4s2", "e4s1e1", "e4s1w1"),
                    *("e4e2", "e4e1n1", "e4e1s1", "e4w2", "e4w1n1", "e4w1s1"),
                ),
                choice_count=12,
                face=5,
            ),
            focus="e4",
        ),
        _example("no-return", "B12", _LONE_TWO, "", Facts(refused={"e4n1s1": "B12"}), focus="e4"),
        _example(
            "ahead-first", "B13", _LONE_TWO, "e4n1e1", Facts(face=6, places={"f5": "white 6"}), focus="e4"
        ),
        _example(
            "right-first", "B13", _LONE_TWO, "e4e1n1", Facts(face=3, places={"f5": "white 3"}), focus="e4"
        ),
        clauses=("B4", "B7", "B8", "B9", "B10", "B11", "B12", "B13"),
    ),
    _section(
        "capture",
        2,
        _example(
            "take",
            "B14",
            "4k4/9/9/3w5/9/2L6/9/4K4 w 7 12",
            "c3n2e1",
            Facts(captured="black 6", places={"d5": "white 1"}, outcome=GOES_ON),
            focus="c3",
        ),
        _example(
            "own-piece",
            "B14",
            "4k4/9/9/2C6/9/2G6/9/4K4 w 0 1",
            "",
            Facts(refused={"c3n2": "B14"}),
            focus="c3",
        ),
        _example(
            "king-takes",
            "B14 B15",
            "4k4/9/9/9/3Kp4/9/9/9 w 0 30",
            "d4e1",
            Facts(captured="black 4", places={"e4": "white king"}, outcome=GOES_ON),
        ),
        _example(
            "king-takes-king",
            "B15 B16",
            "9/9/9/3k5/3K5/9/9/9 w 4 40",
            "d4n1",
            Facts(captured="black king", outcome="1-0 B16"),
        ),
        clauses=("B14", "B15"),
    ),
    _section(
        "palace",
        1,
        _example(
            "palace-taken",
            "B2 B17",
            "9/4K4/6k2/9/9/9/9/9 w 3 40",
            "e7n1",
            Facts(outcome="1-0 B17"),
            focus="e7",
        ),
        _example(
            "palace-guarded",
            "B17",
            "3Kp4/9/6k2/9/9/9/9/9 w 3 40",
            "d8e1",
            Facts(captured="black 4", outcome="1-0 B17"),
            focus="d8",
        ),
        _example(
            "palace-die",
            "B2 B17",
            "9/9/4G1k2/9/9/9/9/4K4 w 3 40",
            "e6n2",
            Facts(outcome=GOES_ON, places={"e8": "white 5"}),
            focus="e6",
        ),
        clauses=("B2", "B17"),
    ),
    _section(
        "end",
        2,
        _example(
            "king-won",
            "B16",
            "4k4/9/9/9/9/9/4X4/4K4 w 3 40",
            "e2n6",
            Facts(captured="black king", outcome="1-0 B16"),
            focus="e2",
        ),
        _example(
            "no-move",
            "B18",
            "4k4/9/9/9/9/a8/Xa7/KTa6 w 5 40",
            "",
            Facts(choice_count=0, outcome="1/2-1/2 B18"),
        ),
        _example(
            "repetition",
            "B19",
            _FEW_DICE.format(quiet=4),
            "e1n1 e8s1 e2s1 e7n1 e1n1 e8s1 e2s1 e7n1",
            Facts(outcome="1/2-1/2 B19"),
            focus="e1",
        ),
        _example(
            "long-game", "B20", _FEW_DICE.format(quiet=99), "e1n1", Facts(outcome="1/2-1/2 B20"), focus="e1"
        ),
        _example(
            "resignation",
            "B21",
            "4k4/9/9/2f6/9/5w3/9/4K4 w 2 50",
            "",
            Facts(outcome="0-1 B21"),
            declared="resign",
        ),
        clauses=("B16", "B18", "B19", "B20", "B21"),
    ),
    _section("diagrams", 3, clauses=("B13",), figures=ROLL_DIAGRAMS),
    _section(
        "tactics",
        3,
        _example(
            "right-hand-die",
            "B3 B8 B10",
            _START,
            "i1n4w1",
            Facts(
                legal=("i1n5", "i1n1w4", "i1n2w3", "i1n3w2", "i1n4w1"),
                face=6,
                threats=("h5w3n3",),
                places={"h5": "white 6"},
            ),
            focus="i1",
        ),
        _example("straight-on", "B8", _START, "i1n5", Facts(face=3, threats=()), focus="i1"),
        _example(
            "protected",
            "B14",
            "4k4/9/3b5/3w5/9/2L6/9/4K4 w 7 12",
            "c3n2e1 d6s1",
            Facts(captured="white 1", places={"d5": "black 3"}, outcome=GOES_ON),
            focus="c3",
        ),
    ),
    _parts.clause_section(CLAUSES),
    _parts.edition_section(
        _difference("king", "de zh", "B15"),
        _difference("direction", "es pl", "B11"),
        _difference("example", "cs it"),
        _difference("gaps", "en es", "B5 B6 B7"),
        _difference("palace", "en zh", "B2 B17"),
        _difference("owner", "zh de", "B6 B14"),
        _difference("ways", "cs en de", "B13"),
        _difference("diagrams", "cs it pl"),
    ),
)
