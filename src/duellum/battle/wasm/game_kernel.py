"""Battle's entry points: rules, position text, search, and the reasons for moves."""

from duellum.battle.engine.iterative_deepening import (
    COMPLETED_DEPTH,
    DEEPEST,
    FINISHED,
    ITERATED,
    LINE_COUNT,
    NEW_LINES,
    PAUSED,
    begin_search,
    count_nodes,
    deepen,
    limit_search,
)
from duellum.battle.engine.module_arrays import (
    AFTER,
    KEYS,
    LINE,
    LINE_WEIGHTS,
    LOOSE,
    MOVES,
    NUMBERS,
    PIECES,
    POSITION,
    ROOT,
    SEARCH,
    SQUARES,
    TEXT,
)
from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.spec import LEVELS
from duellum.battle.engine.transposition_table import PORTABLE_MEGABYTES, WEAK_LEVEL_MEGABYTES
from duellum.battle.engine.weights import load_scale, load_weights
from duellum.battle.engine.win_probability import win_probability
from duellum.battle.engine.zobrist import write_key
from duellum.battle.kernel.encoding import EMPTY, HALF, KING, PATH_LEGS
from duellum.battle.kernel.game import (
    find_outcome,
    find_winning_clause,
    list_moves,
    play_move,
    trace_move,
)
from duellum.battle.kernel.messages import MESSAGES
from duellum.battle.kernel.notation import format_position, parse_position
from duellum.battle.kernel.reasons import REASONS, explain, write_line_weights
from duellum.battle.kernel.refusals import explain_move
from duellum.battle.kernel.threats import find_loose_dice
from duellum.battle.rules.paths import format_legs
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core import shared_entries as shared
from duellum.core.die import LETTERS, ORIENTATIONS
from duellum.core.wasm import FLOAT, INT, Entry, Kernel

_MOVE, _COUNT, _INDEX = ("move", INT), ("count", INT), ("index", INT)

BATTLE_KERNEL = Kernel(
    "battle",
    (
        Entry(parse_position, (TEXT, ("length", INT), POSITION, NUMBERS), INT),
        Entry(explain_move, (TEXT, ("length", INT), POSITION, NUMBERS), INT),
        Entry(format_position, (POSITION, TEXT), INT),
        Entry(list_moves, (POSITION, MOVES), INT),
        Entry(trace_move, (POSITION, _MOVE, SQUARES, PIECES), INT),
        Entry(find_winning_clause, (POSITION, _MOVE), INT),
        Entry(play_move, (POSITION, _MOVE, AFTER)),
        Entry(write_key, (POSITION, KEYS, _INDEX)),
        Entry(find_outcome, (POSITION, KEYS, _COUNT), INT),
        Entry(begin_search, (SEARCH, ROOT, POSITION, ("base", INT), ("wanted", INT)), INT),
        Entry(
            limit_search,
            (SEARCH, ROOT, ("depth", INT), ("nodes", INT), ("overlooked_per_mille", INT), ("seed", INT)),
        ),
        Entry(deepen, (SEARCH, ROOT, POSITION, ("nodes", INT)), INT),
        Entry(count_nodes, (SEARCH,), INT),
        Entry(win_probability, (("score", INT), ("scale", FLOAT)), FLOAT),
        Entry(explain, (POSITION, shared.COMPARISON, shared.REASONS), INT),
        Entry(find_loose_dice, (POSITION, LOOSE), INT),
        Entry(write_line_weights, (POSITION, LINE, ("length", INT), LINE_WEIGHTS)),
        shared.GRADING_ENTRY,
    ),
    constants={
        "START": str(Position.start()),
        "PATHS": tuple(map(format_legs, PATH_LEGS)),
        "FACES": tuple((die.top, die.north, die.east) for die in ORIENTATIONS),
        "LETTERS": LETTERS,
        "HALF": HALF,
        "KING": KING,
        "EMPTY": EMPTY,
        "MAX_PLIES": MAX_PLIES_WITHOUT_CAPTURE,
        "SCALE": load_scale(),
        "WIN": WIN,
        "DECISIVE": DECISIVE,
        "LEVELS": tuple((level.nodes or 0, level.overlooked_per_mille) for level in LEVELS),
        "WEAK_LEVEL_MEGABYTES": WEAK_LEVEL_MEGABYTES,
        "MAX_MEGABYTES": PORTABLE_MEGABYTES,
        "FINISHED": FINISHED,
        "ITERATED": ITERATED,
        "PAUSED": PAUSED,
        "LINE_COUNT": LINE_COUNT,
        "NEW_LINES": NEW_LINES,
        "COMPLETED_DEPTH": COMPLETED_DEPTH,
        "DEEPEST": DEEPEST,
    },
    data={"search_weights": lambda: load_weights().tobytes()},
    is_threaded=True,
    reasons=REASONS,
    messages=MESSAGES,
)
