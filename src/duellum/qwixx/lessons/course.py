"""The course of Qwixx Duel: from the first roll to the decision when to end. The learner is Black."""

from duellum.lessons.goals import AnyMove, End, Lose, Play, Win, Without
from duellum.lessons.model import Course, Mistake, Note, Question, Step, Task
from duellum.qwixx.lessons.goals import (
    Achieve,
    Captures,
    Pass,
    Place,
    RowPoints,
    RowStones,
    Total,
    UsableNumber,
)

_PASSED = Mistake("passed", Pass())

_STEPS = (
    Step(
        "roll",
        "...........-/...........-/...........-/...........- b 0:0 - r",
        (
            Task(Play(("41/3526",)), ("41/3526",)),
            Task(
                Achieve("place"),
                ("r5", "y5", "g5", "b5"),
                (_PASSED,),
                stars=("r5", "y5", "g5", "b5"),
            ),
        ),
    ),
    Step(
        "colour",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3526 2:y5",
        (
            Task(
                Place("b10"),
                ("b10",),
                (_PASSED, Mistake("colour-other", AnyMove())),
                stars=("b10",),
            ),
        ),
    ),
    Step(
        "skip",
        ".....b.g...-/......b....-/...b.......-/g..gb......- b 0:0 21/6543 1",
        (
            Task(Pass(), ("-",), (Mistake("skip-wasted", AnyMove()),)),
            Task(
                Place("r8"),
                ("r8",),
                (Mistake("skip-misthrow", Pass()), Mistake("skip-far", AnyMove())),
                stars=("r8",),
            ),
        ),
    ),
    Step(
        "right",
        ".g.b.b.....-/...........-/..g........-/...........- b 0:0 54/2163 1",
        (
            Question(
                "number",
                (4, 6, 9),
                9,
                UsableNumber("r", (4, 6, 9)),
                {4: "right-left", 6: "right-between"},
            ),
            Task(Place("r9"), ("r9",), (_PASSED, Mistake("right-row", AnyMove())), stars=("r9",)),
        ),
    ),
    Step(
        "capture",
        "...b..g....-/...........-/...........-/...........- b 0:0 53/2164 1",
        (
            Task(
                Achieve("capture"),
                ("r8",),
                (_PASSED, Mistake("capture-missed", AnyMove())),
            ),
        ),
    ),
    Step(
        "stack",
        ".....b.....-/..g........-/...........-/...g.b.....- b 0:0 52/1345 2:r7",
        (
            Task(
                Achieve("stack"),
                ("b7",),
                (Mistake("stack-taken", AnyMove(), reply=("43/1256", "b7")),),
                stars=("b7",),
            ),
        ),
    ),
    Step(
        "frozen",
        "..g.b.g....-/...........-/...........-/..bb.g2.....- b 0:0 - r",
        (
            Question("number", (0, 1, 2), 1, Captures("r"), {0: "frozen-front", 2: "frozen-behind"}),
            Question("number", (0, 1, 2), 0, Captures("b"), {}, "frozen-stack"),
        ),
    ),
    Step(
        "misthrow",
        "..b..b...b.-/g..g.....b.-/.g.......b.-/..g.g....b.- b 0:0 11/1166 1",
        (
            Task(Pass(), ("-",)),
            Task(Pass(), ("-",)),
        ),
    ),
    Step(
        "five",
        ".b.b.bb....-/g..g.......-/..g........-/.g.........- b 0:0 65/6123 1",
        (
            Task(
                Place("r11"),
                ("r11",),
                (Mistake("five-four", AnyMove()),),
                stars=("r11",),
            ),
            Task(
                Achieve("close"),
                ("r12",),
                (Mistake("five-open", AnyMove()),),
                stars=("r12",),
            ),
        ),
    ),
    Step(
        "lock",
        ".b.b.bb..bbb/g..g.......-/..g........-/.g.........- g 0:0 - r",
        (Question("number", (5, 6, 7), 7, RowStones("r"), {5: "lock-before", 6: "lock-stone"}),),
    ),
    Step(
        "score",
        ".b.b.bg.b..-/..b..b.....-/.g.g.b.....-/..g.g......- g 1:0 - r",
        (Question("number", (12, 14, 15), 15, RowPoints("r", added=1), {}, "score-next"),),
    ),
    Step(
        "total",
        ".b.b.bg.b..-/..b..b.....-/.g.g.b.....-/..g.g......- g 1:0 - r",
        (Question("number", (7, 9, 14), 9, Total(), {14: "total-misthrow"}, "total-sum"),),
    ),
    Step(
        "end",
        ".b.bbb.b..bb/.b.bb.bb...-/..g.g.g....-/.g.gg.g....- b 0:0 66/-123 1",
        (
            Task(
                Win(),
                ("y12",),
                (Mistake("end-later", AnyMove()),),
                stars=("y12",),
            ),
        ),
    ),
    Step(
        "wait",
        ".b.bbb.b..bb/.b.bb.bb...-/.gggg.gg.g.-/gg.gg.gggg.- b 0:0 66/-152 1",
        (Task(Without(End()), ("g12", "-"), (Mistake("wait-lost", Lose()),)),),
    ),
)

_NOTES = (
    Note("start", "start"),
    Note("close", "legal", "effect", "close"),
    Note("capture", "legal", "effect", "capture"),
    Note("stack", "legal", "effect", "stack"),
    Note("misthrow", "legal", "is_misthrow", value=True),
    Note("taken", "theirs", "effect", "capture"),
    Note("closed", "theirs", "effect", "close"),
)

COURSE = Course("qwixx", _STEPS, _NOTES)
"""The course of Qwixx Duel."""
