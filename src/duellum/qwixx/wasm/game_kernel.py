"""Qwixx Duel's entry points: rules, position text, and the search of a turn."""

from duellum.core import shared_entries as shared
from duellum.core.wasm import FLOAT, INT, Entry, Kernel
from duellum.qwixx.engine.module_arrays import (
    AFTER,
    EVALUATOR,
    FACTS,
    FIELDS,
    LEADS,
    MESSAGE_NUMBERS,
    PACKED,
    POSITION,
    TEXT,
    TURN,
    WHITE_VALUES,
    WORKSPACES,
)
from duellum.qwixx.engine.neural_net.packing import load_network, pack_network
from duellum.qwixx.engine.neural_net.weights import (
    load_shipped_network,
)
from duellum.qwixx.engine.spec import LEVELS
from duellum.qwixx.engine.turn_search import (
    CANDIDATE_COUNT,
    DEPTH,
    FINISHED,
    ITERATED,
    NODES,
    PAUSED,
    STATE_COUNT,
    begin_search,
    deepen_expectimax,
    deepen_network,
    limit_turn,
    overlook_options,
    value_before_roll,
    write_white_values,
)
from duellum.qwixx.kernel.bitboard import NONE
from duellum.qwixx.kernel.expectation import MAX_RESULTS
from duellum.qwixx.kernel.game import (
    NO_DICE,
    list_fields,
    play_choice,
    play_roll,
    write_facts,
)
from duellum.qwixx.kernel.messages import MESSAGES
from duellum.qwixx.kernel.notation import format_position, parse_position
from duellum.qwixx.kernel.reasons import REASONS, explain
from duellum.qwixx.kernel.refusals import explain_move
from duellum.qwixx.kernel.turns import UNDECIDED, list_turns

_STATE, _STATES, _CHOICES = POSITION.arrays()[0], *TURN.arrays()[:2]

QWIXX_KERNEL = Kernel(
    "qwixx",
    (
        Entry(parse_position, (TEXT, ("length", INT), POSITION, MESSAGE_NUMBERS), INT),
        Entry(explain_move, (TEXT, ("length", INT), POSITION, MESSAGE_NUMBERS), INT),
        Entry(format_position, (POSITION, TEXT), INT),
        Entry(list_fields, (POSITION, FIELDS), INT),
        Entry(play_choice, (POSITION, ("choice", INT), AFTER)),
        Entry(play_roll, (POSITION, ("dice", INT), AFTER)),
        Entry(write_facts, (POSITION, FACTS)),
        Entry(load_network, (PACKED, EVALUATOR, LEADS)),
        Entry(
            begin_search,
            (
                TURN,
                POSITION,
                ("depth", INT),
                ("nodes", INT),
                ("overlooked_per_mille", INT),
                ("seed", INT),
            ),
            INT,
        ),
        Entry(list_turns, (_STATE, ("side", INT), ("dice", INT), ("first", INT), _STATES, _CHOICES), INT),
        Entry(overlook_options, (TURN, ("per_mille", INT), ("seed", INT))),
        Entry(limit_turn, (TURN, ("depth", INT), ("nodes", INT)), INT),
        Entry(deepen_network, (EVALUATOR, TURN), INT),
        Entry(deepen_expectimax, (EVALUATOR, WORKSPACES, TURN, ("states", INT)), INT),
        Entry(value_before_roll, (EVALUATOR, WORKSPACES[0], POSITION), FLOAT),
        Entry(write_white_values, (EVALUATOR, WORKSPACES[0], POSITION, ("fixed", INT), WHITE_VALUES)),
        Entry(explain, (POSITION, shared.COMPARISON, shared.REASONS), INT),
        shared.GRADING_ENTRY,
    ),
    constants={
        "DECLINED": NONE,
        "UNDECIDED": UNDECIDED,
        "NO_DICE": NO_DICE,
        "LEVELS": tuple((level.nodes or 0, level.overlooked_per_mille) for level in LEVELS),
        "FINISHED": FINISHED,
        "ITERATED": ITERATED,
        "PAUSED": PAUSED,
        "STATE_COUNT": STATE_COUNT,
        "CANDIDATE_COUNT": CANDIDATE_COUNT,
        "DEPTH": DEPTH,
        "NODES": NODES,
        "MAX_RESULTS": MAX_RESULTS,
    },
    data={"packed": lambda: pack_network(load_shipped_network()).tobytes()},
    reasons=REASONS,
    messages=MESSAGES,
)
"""Qwixx Duel's WebAssembly module."""
