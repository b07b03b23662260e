"""The course of Battle: from the first roll to the first threat."""

from duellum.battle.lessons.goals import (
    Capture,
    FaceAfter,
    HangKing,
    MoveFrom,
    MoveKing,
    Reach,
    ShowFace,
    TakePalace,
    Threaten,
)
from duellum.lessons.goals import AllOf, AnyMove, Play, Win, Without
from duellum.lessons.model import Course, Mistake, Note, Question, Step, Task

_KING = Mistake("not-king", MoveKing())
_ELSEWHERE = Mistake("not-star", AnyMove())

_STEPS = (
    Step(
        "roll",
        "4k4/9/9/9/9/3E5/9/4K4 w 0 1",
        (Task(Reach("d5"), ("d3n2",), (_KING, _ELSEWHERE), stars=("d5",)),),
    ),
    Step(
        "count",
        "4k4/9/9/1O4E2/9/9/3L5/4K4 w 0 1",
        (
            Task(
                Reach("d5"),
                ("d2n3",),
                (
                    _KING,
                    Mistake("count-long", MoveFrom("b5")),
                    Mistake("count-short", MoveFrom("g5")),
                    _ELSEWHERE,
                ),
                stars=("d5",),
            ),
        ),
    ),
    Step(
        "predict",
        "4k4/9/9/9/9/4C4/9/4K4 w 0 1",
        (
            Question(
                "face",
                (1, 2, 3, 4, 5, 6),
                3,
                FaceAfter("e3n1"),
                {1: "predict-same", 6: "predict-under", 4: "predict-far"},
                "predict-side",
                stars=("e4",),
            ),
            Task(Reach("e4"), ("e3n1",), (_KING, _ELSEWHERE), stars=("e4",)),
        ),
    ),
    Step(
        "turn",
        "4k4/9/9/9/9/9/2T6/4K4 w 0 1",
        (Task(Reach("e5"), ("c2n3e2", "c2e2n3"), (_KING, _ELSEWHERE), stars=("e5",)),),
    ),
    Step(
        "ways",
        "4k4/9/9/9/9/2L6/9/4K4 w 0 1",
        (
            Task(
                AllOf((Reach("d5"), ShowFace(6))),
                ("c3e1n2",),
                (_KING, Mistake("ways-other", Reach("d5")), _ELSEWHERE),
                stars=("d5",),
            ),
        ),
    ),
    Step(
        "blocked",
        "4k4/9/9/9/2c6/9/2O6/4K4 w 0 1",
        (Task(Reach("e4"), ("c2e2n2",), (_KING, _ELSEWHERE), stars=("e4",)),),
    ),
    Step(
        "capture",
        "4k4/6v2/3c5/9/5f3/3L5/9/4K4 w 0 1",
        (
            Task(
                Capture(),
                ("d3n3", "d3n1e2", "d3e2n1"),
                (_KING, Mistake("capture-missed", AnyMove())),
            ),
        ),
    ),
    Step(
        "king",
        "4k4/9/9/9/4n4/4K4/9/9 w 0 1",
        (
            Task(
                AllOf((MoveKing(), Capture())),
                ("e3n1",),
                (Mistake("king-fled", AnyMove()),),
                stars=("e4",),
            ),
        ),
    ),
    Step(
        "danger",
        "3k5/9/9/9/2F1j4/9/6F2/4K4 w 0 1",
        (
            Task(
                Without(HangKing()),
                ("c4e2", "e1n1", "e1e1", "e1w1", "g2w2"),
                (Mistake("danger-hung", AnyMove(), reply=Win()),),
                shows_threats=True,
            ),
        ),
    ),
    Step(
        "careful",
        "4k4/9/9/4n4/7b1/1b2L4/7E1/4K4 w 0 1",
        (
            Task(
                AllOf((Capture(), Without(HangKing()))),
                ("h2n2",),
                (
                    Mistake("careful-hung", HangKing(), reply=Win()),
                    Mistake("careful-missed", AnyMove()),
                ),
            ),
        ),
    ),
    Step(
        "strike",
        "9/9/9/3O5/6K2/9/9/3k5 w 0 1",
        (
            Task(
                Win(),
                ("d5s4",),
                (Mistake("strike-late", AnyMove(), reply=Win()),),
                shows_threats=True,
            ),
        ),
    ),
    Step(
        "palace",
        "9/3K5/9/k8/9/9/8b/9 w 0 1",
        (
            Task(
                Threaten(),
                ("d7n1", "d7e1"),
                (Mistake("palace-away", AnyMove()),),
                stars=("e8",),
                then=("i2n1",),
            ),
            Task(
                AllOf((Win(), TakePalace())),
                ("d8e1", "e7n1"),
                (Mistake("palace-missed", AnyMove()),),
                stars=("e8",),
            ),
        ),
    ),
    Step(
        "threat",
        "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1",
        (
            Task(
                Threaten(),
                ("i1n4w1", "a1n2e3", "f1n5w1"),
                (
                    Mistake("threat-near", Play(("i1n5", "i1n1w4", "i1n2w3", "i1n3w2"))),
                    Mistake("threat-none", AnyMove()),
                ),
            ),
        ),
    ),
)

_NOTES = (
    Note("start", "start"),
    Note("winning", "legal", "wins"),
    Note("threat", "threat"),
    Note("capture", "legal", "captures"),
    Note("lost", "theirs", "captures"),
    Note("captured", "mine", "captures"),
)

COURSE = Course("battle", _STEPS, _NOTES)
"""The course of Battle."""
