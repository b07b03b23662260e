"""The analysis of a game: losses, grades, luck that is fair, and totals; with dice and without."""

import math
from itertools import product

import pytest

from duellum.analysis.analyser import analyse_in_steps, analyse_record
from duellum.analysis.model import Decision, DiceRoll, GameAnalysis
from duellum.battle import RULES as BATTLE
from duellum.core.engine import EngineSpec, Limit, NoEngineError, load_engine_spec
from duellum.core.game import Game
from duellum.core.grades import Grade
from duellum.core.i18n import translate
from duellum.core.rules import Seat
from duellum.qwixx import Colour
from duellum.record import Record, RecordedMove, RecordError, parse_records
from tests.engine.lead_engine import ENGINE_SPEC, LAST_TURN, QWIXX, rolls

SHALLOW = Limit(depth=3)
ROLLS = [roll for roll in rolls(LAST_TURN) if roll.colours[Colour.GREEN] == 1]
"""All rolls of the last turn; the green die can do nothing there, so one face of it stands for all six."""


def battle(text: str) -> GameAnalysis:
    [record] = parse_records(f'[Game "battle"] {text}')
    return analyse_record(record, load_engine_spec(BATTLE), SHALLOW)


def last_turn(*moves: str) -> GameAnalysis:
    game = Game(QWIXX, LAST_TURN)
    for move in moves:
        game.play(game.parse_move(move))
    return analyse_record(Record.from_game(game), ENGINE_SPEC)


def decision(analysis: GameAnalysis, number: int) -> Decision:
    ply = analysis.plies[number]
    assert isinstance(ply, Decision)
    return ply


def throw(analysis: GameAnalysis, number: int) -> DiceRoll:
    ply = analysis.plies[number]
    assert isinstance(ply, DiceRoll)
    return ply


def test_a_king_left_hanging_is_a_blunder_and_taking_it_the_best_move() -> None:
    analysis = battle("i1n4w1 i8s5 h5w3n3 1-0")
    blunder, capture = decision(analysis, 1), decision(analysis, 2)
    assert (blunder.side, blunder.grade, blunder.chosen.value) == (Seat.SECOND, Grade.BLUNDER, 0.0)
    assert blunder.loss == blunder.candidates[0].value
    assert (capture.grade, capture.loss) == (Grade.BEST, 0)
    assert translate(*capture.chosen.why) == "Captures the king and wins."
    assert analysis.win_probabilities[2:] == (1.0, 1.0)


def test_a_move_that_no_candidate_stands_for_is_worth_what_follows() -> None:
    analysis = battle("i1n4w1 i8s5 h5w3n3 1-0")
    hanging = decision(analysis, 1)
    assert len(hanging.candidates) == 6  # five candidates and the move made, which is far from them
    assert hanging.candidates[-1] is hanging.chosen
    assert [str(move) for move in hanging.chosen.line[:2]] == ["i8s5", "h5w3n3"]


def test_a_move_shares_the_value_of_the_candidate_that_leads_to_the_same_position() -> None:
    start = BATTLE.parse_position("4k4/9/9/9/9/9/9/V3K4 w 0 1")
    by_result: dict[object, list[object]] = {}
    for move in start.legal_moves():
        by_result.setdefault(start.play(move), []).append(move)
    twins = next(moves for moves in by_result.values() if len(moves) > 1)
    spec = load_engine_spec(BATTLE)
    engine = spec.create_portable()  # the tablebase may arrive between the two
    found = [
        analyse_record(Record(BATTLE, start, (RecordedMove(move),)), spec, SHALLOW, engine=engine)
        for move in twins
    ]
    first, second = (decision(analysis, 0) for analysis in found)
    assert first.chosen.value == second.chosen.value
    assert len(first.candidates) == len(second.candidates) == len(by_result)
    assert (first.chosen.move, second.chosen.move) == tuple(twins[:2])


def test_a_forced_move_is_no_decision() -> None:
    analysis = last_turn("42/-113", "-", "-")
    assert [decision(analysis, number).is_forced for number in (1, 2)] == [True, True]
    assert decision(analysis, 1).grade is None
    assert analysis.totals[Seat.FIRST].decisions == 0
    assert analysis.totals[Seat.FIRST].mean_loss == 0


def test_luck_is_the_best_reply_of_a_roll_against_the_mean_of_all() -> None:
    chances = [
        a + b in (3, 10, 11, 12) or {a + y, b + y} & {10, 11, 12} != set() or 3 in (a + blue, b + blue)
        for a, b, y, blue in product(range(1, 7), repeat=4)
    ]
    chance = sum(chances) / len(chances)
    assert throw(last_turn("42/-113", "-", "-"), 0).luck == pytest.approx(-chance)
    assert throw(last_turn("65/-111", "y11"), 0).luck == pytest.approx(1 - chance)


def test_luck_is_zero_on_average_over_all_rolls() -> None:
    seen: dict[object, float] = {}
    for roll in ROLLS:
        if roll not in seen:
            analysis = analyse_record(Record(QWIXX, LAST_TURN, (RecordedMove(roll),)), ENGINE_SPEC)
            seen[roll] = throw(analysis, 0).luck
    lucks = [seen[roll] for roll in ROLLS]
    assert max(lucks) > 0.3
    assert math.fsum(lucks) == pytest.approx(0, abs=1e-9)


def test_the_result_without_luck_is_right_on_average_for_any_way_of_playing() -> None:
    """Who never uses action 1 wins less often than possible; the mean without luck says how often."""
    seen: dict[object, tuple[float, float]] = {}
    for roll in ROLLS:
        if roll not in seen:
            game = Game(QWIXX, LAST_TURN)
            game.play(roll)
            game.play(game.legal_moves()[-1])
            game.play(game.legal_moves()[0])
            total = analyse_record(Record.from_game(game), ENGINE_SPEC).totals[Seat.FIRST]
            seen[roll] = total.score, total.luck_adjusted_score
    scores, adjusted = zip(*(seen[roll] for roll in ROLLS), strict=True)
    mean = math.fsum(scores) / len(scores)
    assert 0.2 < mean < 0.45
    assert math.fsum(adjusted) / len(adjusted) == pytest.approx(mean)
    assert _variance(adjusted) < _variance(scores) / 2


def _variance(values: tuple[float, ...]) -> float:
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / len(values)


def test_totals_take_the_luck_out_of_both_players_results() -> None:
    black, grey = last_turn("65/-111", "-", "-").totals
    assert (black.score, grey.score) == (0, 1)
    assert black.luck_adjusted_score == pytest.approx(-black.luck)
    assert black.luck_adjusted_score + grey.luck_adjusted_score == pytest.approx(1)
    assert (black.count(Grade.BLUNDER), black.loss, black.mean_loss) == (1, 1, 1)
    assert (grey.decisions, grey.luck, grey.mean_loss) == (0, 0, 0)


def test_the_curve_has_a_point_for_every_position_and_ends_with_the_result() -> None:
    analysis = last_turn("65/-111", "y11")
    assert len(analysis.win_probabilities) == len(analysis.positions) == 3
    assert analysis.win_probabilities[0] == pytest.approx(1 - throw(analysis, 0).luck)
    assert analysis.win_probabilities[1:] == (1, 1)


def test_an_unfinished_game_is_judged_as_far_as_it_goes() -> None:
    analysis = last_turn("65/-111")
    assert analysis.totals[Seat.FIRST].score == analysis.win_probabilities[-1] == 1
    assert analysis.totals[Seat.FIRST].luck_adjusted_score == pytest.approx(analysis.win_probabilities[0])


def test_a_game_given_up_keeps_what_it_was_worth() -> None:
    [record] = parse_records('[Game "battle"] [Reason "resignation"] i1n4w1 i8s5 0-1')
    analysis = analyse_record(record, load_engine_spec(BATTLE), SHALLOW)
    assert (analysis.last_win_probability, analysis.win_probabilities[-1]) == (1.0, 0.0)
    assert analysis.totals[Seat.FIRST].score == 0
    assert not analysis.has_dice


def test_players_are_called_by_name_and_seat() -> None:
    [record] = parse_records('[Game "battle"] [White "Ann"] [Black " "] i1n4w1 *')
    names = [total.name for total in analyse_record(record, load_engine_spec(BATTLE), SHALLOW).totals]
    assert names == ["Ann (White)", "Black"]


def test_turns_are_counted_as_in_records() -> None:
    assert [ply.turn for ply in battle("i1n4w1 i8s5 h5w3n3 1-0").plies] == [1, 1, 2]
    assert [ply.turn for ply in last_turn("65/-111", "-", "-").plies] == [1, 1, 1]


def test_every_position_is_reported_once() -> None:
    calls: list[None] = []
    [record] = parse_records('[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0')
    analyse_record(record, load_engine_spec(BATTLE), SHALLOW, progress=lambda: calls.append(None))
    assert len(calls) == 4


def test_what_cannot_be_analysed_is_said() -> None:
    illegal = Record(BATTLE, BATTLE.starts[0], (RecordedMove(BATTLE.starts[0].legal_moves()[0]),) * 2)
    with pytest.raises(RecordError, match="move 2"):
        analyse_record(illegal, load_engine_spec(BATTLE), SHALLOW)
    blind = EngineSpec(ENGINE_SPEC.create, ENGINE_SPEC.levels, ENGINE_SPEC.explain)
    with pytest.raises(NoEngineError, match="cannot evaluate positions before a roll"):
        analyse_record(Record(QWIXX, LAST_TURN), blind)


def test_an_analysis_in_steps_pauses_after_each_position_and_finds_the_same() -> None:
    [record] = parse_records('[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0')
    spec = load_engine_spec(BATTLE)
    steps = analyse_in_steps(record, spec, SHALLOW, spec.create_portable())
    for _ in range(4):
        assert next(steps) is None
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value == analyse_record(record, spec, SHALLOW, engine=spec.create_portable())
