"""The statements of the printed sheets of Qwixx Duel in our own words, and where the book covers them."""

from duellum.rulebook.model import Statement

STATEMENTS = (
    Statement("SQ1", "by Steffen Benndorf; for two, from 8 years, about 15 minutes", "about"),
    Statement("SQ2", "in the box: a board, six dice, 22 black and 22 grey stones", "box", ("start",)),
    Statement("SQ3", "like Qwixx from left to right, but with stones; the front stone is special", "about"),
    Statement(
        "SQ4",
        "each player places from left to right, by the own stones in the row; any gap",
        "placing",
        ("gap",),
    ),
    Statement("SQ5", "after a capture the stones then present decide", "placing", ("after-capture",)),
    Statement(
        "SQ6",
        "one stone a field; only the front enemy stone can be captured, and it returns",
        "front",
        ("red-grey", "capture"),
    ),
    Statement(
        "SQ7",
        "the owner of the front stone may stack on it while it is the front, at any height",
        "front",
        ("stack", "thirteen"),
    ),
    Statement("SQ8", "a stack of two or more can never be captured", "front", ("stack", "blue-black")),
    Statement("SQ9", "only overtaking stops a stack from growing", "front", ("frozen",)),
    Statement(
        "SQ10",
        "the red row: Grey right of the 3 or on the front 7, not on 5; Black stacks or goes on",
        "front",
        ("red-grey", "red-black"),
    ),
    Statement(
        "SQ11",
        "the blue row: a grey stack on 5, Black right of 9; only Black may take the 2",
        "front",
        ("blue-black", "blue-grey"),
    ),
    Statement(
        "SQ12",
        "lots decide who begins; the active player rolls and acts twice, the other does nothing",
        "turn",
        ("start", "two-actions"),
    ),
    Statement(
        "SQ13", "action 1: the sum of the white dice, said aloud, in any row", "turn", ("two-actions",)
    ),
    Statement(
        "SQ14",
        "action 2: one white and one coloured die, in that colour's row, optional",
        "turn",
        ("two-actions",),
    ),
    Statement("SQ15", "both actions use two different fields", "turn", ("same-field",)),
    Statement(
        "SQ16", "white 4 and 1 give yellow 5; white 4 and blue 6 give blue 10", "turn", ("two-actions",)
    ),
    Statement("SQ17", "neither action used: a stone into the misthrow column", "turn", ("misthrow",)),
    Statement("SQ18", "then the other player is active", "turn", ("misthrow", "two-actions")),
    Statement(
        "SQ19",
        "the last number needs five own stones in the row, stacks stone by stone",
        "closing",
        ("stack-counts", "in-order"),
    ),
    Statement(
        "SQ20", "with it goes a further own stone on the lock, which scores", "closing", ("close-green",)
    ),
    Statement(
        "SQ21", "the row is closed at once for both, and its die leaves the game", "closing", ("close-green",)
    ),
    Statement(
        "SQ22",
        "the last stone of all on the last number ends the game, without a lock stone",
        "closing",
        ("last-stone",),
    ),
    Statement(
        "SQ23",
        "a player closes green with the 2 and the lock; the green die is out",
        "closing",
        ("close-green",),
    ),
    Statement(
        "SQ24",
        "three ends, each at once: an empty supply, four misthrows together, two closed rows",
        "end",
        ("last-stone", "on-purpose", "two-rows"),
    ),
    Statement(
        "SQ25",
        "the scale gives the points of a row; more than twelve stones count as twelve",
        "scoring",
        ("thirteen", "reckoning"),
    ),
    Statement("SQ26", "five points off for each misthrow", "scoring", ("misthrow", "reckoning")),
    Statement(
        "SQ27",
        "write down rows and misthrows and add up; the highest total wins",
        "scoring",
        ("reckoning", "on-purpose"),
    ),
)
