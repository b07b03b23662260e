"""What a room decides."""

import pytest

from duellum.core import fairness
from duellum.core.rules import Seat
from duellum.server.game import events, presenter
from duellum.server.game.commands import EnforceTimeout, ReportBotFailure
from duellum.server.game.commands.undo import find_undo_mode
from duellum.server.game.creation import decide_rematch
from duellum.server.game.idempotency import IDEMPOTENCY_WINDOW
from duellum.server.game.record_export import export_record
from duellum.server.game.state import ENGINE_PLAYER, JOIN_TIMEOUT_MS
from duellum.server.live.snapshot import pack, unpack
from duellum.server.protocol import client
from duellum.server.protocol import events as public
from duellum.server.protocol.client import Abort, Answer, Join, Nudge, Offer, Play, Resign, Roll, Undo
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.server import Helps
from duellum.server.protocol.types import DiceInfo, Fischer, OutcomeInfo, SuddenDeath
from tests.server.game.states import RANDOMNESS, START, Story, begun, new_story


def refusal(story: Story, command: client.Command, player: str) -> Reason:
    before = story.state
    with pytest.raises(RefusedError) as refused:
        story.tell(command, player)
    assert story.state is before
    return refused.value.reason


# -- Coming together


def test_a_game_begins_when_both_sit() -> None:
    story = new_story("qwixx", (Me(), Open()))
    seen = [story.state.status]
    for player, name in (("ann", "Ann"), ("ben", " Ben ")):
        story.tell(Join("a", name), player)
        seen.append(story.state.status)
    assert seen == ["waiting", "waiting", "playing"]
    assert [seat.name for seat in story.state.seats] == ["Ann", "Ben"]


def test_a_kept_seat_is_for_nobody_else() -> None:
    story = new_story("qwixx", (Me(), Open()))
    story.tell(Join("b"), "ben")
    assert story.state.seats_of("ben") == (Seat.SECOND,)
    assert refusal(story, Join("c"), "cy") is Reason.SEAT_TAKEN
    assert refusal(story, Join("b2"), "ben") is Reason.ALREADY_SEATED


def test_one_player_takes_no_second_seat_by_accident() -> None:
    story = new_story("qwixx", (Me(), Open()))
    story.tell(Join("a"), "ann")
    assert refusal(story, Join("a2"), "ann") is Reason.ALREADY_SEATED


def test_two_at_one_screen_sit_down_together() -> None:
    story = new_story("battle", (Me(), Me()))
    story.tell(Join("a", "Ann"), "ann")
    assert story.state.seats_of("ann") == (Seat.FIRST, Seat.SECOND)
    story.play("ann")
    story.play("ann")
    assert len(story.state.plies) == 2


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Join("a", "Ann\n"), None),
        (Join("a", "A\x00nn"), Reason.BAD_NAME),
        (Join("a", "", "\x07"), Reason.BAD_SEED),
    ],
)
def test_names_and_seeds_can_be_printed(command: Join, reason: Reason | None) -> None:
    story = new_story("qwixx", (Me(), Open()))
    if reason is None:
        story.tell(command, "ann")
        assert story.state.seats[0].name == "Ann"
    else:
        assert refusal(story, command, "ann") is reason


@pytest.mark.parametrize(("starts", "seat"), [("first", 0), ("second", 1), ("lot", 0)])
def test_who_begins_in_battle_sits_on_the_first_seat(starts: str, seat: int) -> None:
    state = new_story("battle", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat(seat),)
    assert state.to_move == Seat.FIRST


@pytest.mark.parametrize(("starts", "begins"), [("first", 0), ("second", 1)])
def test_seats_in_qwixx_stay_and_either_begins(starts: str, begins: int) -> None:
    state = new_story("qwixx", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat.FIRST,)
    assert state.to_move == Seat(begins)


def test_a_bot_needs_an_engine_with_that_level() -> None:
    with pytest.raises(RefusedError) as refused:
        new_story("qwixx", (Me(), Bot(3)), levels=0)
    assert refused.value.reason is Reason.NO_ENGINE
    with pytest.raises(RefusedError):
        new_story("battle", (Me(), Bot(9)), levels=8)


@pytest.mark.parametrize("text", ["nonsense", "8k/9/9/9/9/9/9/K8 w 100 9", "9/9/9/9/9/9/9/K8 b 0 9"])
def test_a_game_starts_from_no_impossible_or_finished_position(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        new_story("battle", (Me(), Open()), start=text)
    assert refused.value.reason is Reason.BAD_POSITION


def test_a_game_may_start_elsewhere() -> None:
    text = "8k/9/9/9/9/9/9/K8 w 0 9"
    assert str(new_story("battle", (Me(), Open()), start=text).state.position) == text


# -- Moving


def test_only_the_player_to_move_rolls_and_plays() -> None:
    story = begun()
    assert refusal(story, Play("x", 0, "r5"), "ann") is Reason.DICE_DUE
    assert refusal(story, Roll("x", 0), "ben") is Reason.NOT_YOUR_TURN
    assert refusal(story, Roll("x", 0), "cy") is Reason.NOT_SEATED
    assert refusal(story, Roll("x", 1), "ann") is Reason.STALE
    story.roll("ann")
    assert refusal(story, Roll("x", 1), "ann") is Reason.NO_DICE_DUE
    assert refusal(story, Play("x", 1, "-"), "ben") is Reason.NOT_YOUR_TURN


def test_nothing_is_played_before_the_game_or_after() -> None:
    story = new_story("qwixx", (Me(), Open()))
    assert refusal(story, Roll("x", 0), "ann") is Reason.NOT_STARTED
    story = begun()
    story.tell(Resign("r"), "ben")
    assert refusal(story, Roll("x", 0), "ann") is Reason.OVER
    assert refusal(story, Resign("x"), "ann") is Reason.OVER


def test_an_illegal_move_names_its_clause() -> None:
    story = begun("battle")
    with pytest.raises(RefusedError) as refused:
        story.play("ann", "i1n4")
    assert (refused.value.reason, refused.value.clause) == (Reason.ILLEGAL, "B8")


def test_nobody_chooses_the_dice() -> None:
    story = begun()
    assert refusal(story, Play("x", 0, "66/6666"), "ann") is Reason.DICE_DUE


def test_dice_follow_from_the_three_seeds() -> None:
    story = begun()
    story.roll("ann")
    faces = fairness.derive_faces(
        bytes.fromhex(RANDOMNESS.seed), story.state.id, ("seed of ann", "seed of ben"), 1, 6
    )
    high, low = sorted(faces[:2], reverse=True)
    assert str(story.state.plies[0].move) == f"{high}{low}/{''.join(map(str, faces[2:]))}"


def test_a_command_is_remembered_with_its_event_also_after_a_replay() -> None:
    story = begun()
    story.tell(Roll("mine", 0), "ann")
    assert story.state.find_answer("ann", "mine") == story.state.sequence == 4
    assert story.state.find_answer("ben", "mine") is None
    assert story.replayed().find_answer("ann", "mine") == 4


def test_only_the_last_commands_are_remembered() -> None:
    story = begun()
    for number in range(IDEMPOTENCY_WINDOW + 5):
        story.tell(Offer(f"o{number}", "draw"), "ann")
        story.tell(Answer(f"a{number}", "draw", accept=False), "ben")
    assert len(story.state.idempotency_keys) == 12 * IDEMPOTENCY_WINDOW
    assert story.state.find_answer("ann", "o0") is None
    assert story.state.find_answer("ben", f"a{IDEMPOTENCY_WINDOW + 4}") is not None


# -- Undo


def test_an_unfinished_turn_is_taken_back_freely_but_never_the_roll() -> None:
    story = begun()
    story.roll("ann")
    assert find_undo_mode(story.state, Seat.FIRST) == "no"
    assert refusal(story, Undo("u", 1), "ann") is Reason.NOTHING_TO_UNDO
    story.play("ann")
    assert find_undo_mode(story.state, Seat.FIRST) == "free"
    [event] = story.tell(Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert len(story.state.plies) == 1


def test_a_finished_turn_is_taken_back_by_consent() -> None:
    story = begun()
    story.roll("ann")
    story.play("ann")
    story.play("ann")
    assert find_undo_mode(story.state, Seat.FIRST) == "ask"
    story.tell(Undo("u", 3), "ann")
    assert story.state.offer_of("undo") == Seat.FIRST
    assert refusal(story, Undo("u2", 3), "ann") is Reason.ALREADY_OFFERED
    assert refusal(story, Answer("y", "undo", accept=True), "ann") is Reason.NO_OFFER
    story.tell(Answer("y2", "undo", accept=True), "ben")
    assert len(story.state.plies) == 2
    assert story.state.to_move == Seat.FIRST
    assert story.state.offers == ()


def test_dice_thrown_again_after_an_undo_fall_as_they_fell() -> None:
    story = begun()
    story.roll("ann")
    story.play("ann")
    story.play("ann")
    story.roll("ben")
    fell = story.state.plies[-1].move
    story.tell(Undo("u", 4), "ann")
    story.tell(Answer("y", "undo", accept=True), "ben")
    story.play("ann", "-")
    story.roll("ben")
    assert story.state.plies[-1].move == fell


def test_against_a_bot_one_takes_back_to_ones_own_last_decision() -> None:
    story = new_story("battle", (Me(), Bot(1)))
    story.tell(Join("a"), "ann")
    story.play("ann")
    story.play(ENGINE_PLAYER)
    [event] = story.tell(Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert not story.state.plies


def test_at_one_screen_the_last_decision_of_either_is_taken_back() -> None:
    story = new_story("battle", (Me(), Me()))
    story.tell(Join("a"), "ann")
    story.play("ann")
    story.play("ann")
    story.tell(Undo("u", 2), "ann")
    assert len(story.state.plies) == 1


def test_an_undo_restores_the_clocks() -> None:
    story = begun("battle", SuddenDeath(60))
    story.now += 5_000
    story.play("ann")
    story.now += 7_000
    story.play("ben")
    assert story.state.clock.left == (55_000, 53_000)
    story.now += 9_000
    story.tell(Undo("u", 2), "ben")
    story.tell(Answer("y", "undo", accept=True), "ann")
    assert story.state.clock.left == (55_000, 60_000)
    assert story.state.clock.running == Seat.SECOND
    assert story.state.clock.since == story.now


# -- Offers and ends


def test_a_draw_needs_both() -> None:
    story = begun()
    story.tell(Offer("o", "draw"), "ann")
    assert refusal(story, Offer("o2", "draw"), "ann") is Reason.ALREADY_OFFERED
    story.tell(Answer("y", "draw", accept=True), "ben")
    assert story.state.outcome == OutcomeInfo("1/2-1/2", None, "agreement", "Q25")


def test_offering_what_is_offered_accepts_it() -> None:
    story = begun()
    story.tell(Offer("o", "draw"), "ann")
    story.tell(Offer("o", "draw"), "ben")
    assert story.state.status == "over"


def test_a_move_ends_what_is_offered_and_an_offer_can_be_taken_back() -> None:
    story = begun("battle")
    story.tell(Offer("o", "draw"), "ann")
    story.tell(Answer("n", "draw", accept=False), "ann")
    assert story.state.offers == ()
    story.tell(Offer("o3", "draw"), "ben")
    story.play("ann")
    assert story.state.offers == ()
    assert refusal(story, Answer("y", "draw", accept=True), "ann") is Reason.NO_OFFER


def test_who_resigns_loses() -> None:
    story = begun()
    story.tell(Resign("r"), "ann")
    assert story.state.outcome == OutcomeInfo("0-1", Seat.SECOND, "resignation", "Q25")


def test_at_one_screen_one_says_who_resigns() -> None:
    story = new_story("battle", (Me(), Me()))
    story.tell(Join("a"), "ann")
    story.tell(Resign("r", 1), "ann")
    assert story.state.outcome is not None
    assert story.state.outcome.winner == Seat.FIRST


def test_nobody_resigns_for_the_other() -> None:
    assert refusal(begun(), Resign("r", 1), "ann") is Reason.NOT_SEATED


def test_a_rematch_swaps_seats_and_links_both_games() -> None:
    story = begun()
    assert refusal(story, Offer("o", "rematch"), "ann") is Reason.NOT_OVER
    story.tell(Resign("r"), "ann")
    story.tell(Offer("o", "rematch"), "ann")
    story.tell(Answer("y", "rematch", accept=True), "ben", random_text="another2game")
    assert story.state.following == "another2game"
    planned = decide_rematch(story.state, RANDOMNESS)
    assert [plan.player for plan in planned.seats] == ["ben", "ann"]
    assert planned.previous == story.state.id
    assert refusal(story, Offer("o9", "rematch"), "ben") is Reason.ALREADY_OFFERED


def test_a_bot_agrees_to_a_rematch_at_once() -> None:
    story = new_story("battle", (Me(), Bot(2)))
    story.tell(Join("a"), "ann")
    story.tell(Resign("r"), "ann")
    story.tell(Offer("o", "rematch"), "ann", random_text="another2game")
    assert story.state.following == "another2game"
    assert [plan.level for plan in decide_rematch(story.state, RANDOMNESS).seats] == [2, None]


def test_a_game_under_way_is_not_aborted_unless_its_bot_failed() -> None:
    assert refusal(begun(), Abort("x"), "ann") is Reason.NOT_NOW
    story = new_story("battle", (Bot(1), Me()))
    story.tell(Join("a"), "ann")
    story.tell(ReportBotFailure(0), None)
    assert story.state.has_bot_failed
    story.tell(Nudge("n"), "ann")
    assert not story.state.has_bot_failed
    story.tell(ReportBotFailure(0), None)
    story.tell(Abort("x"), "ann")
    assert story.state.outcome == OutcomeInfo("*", None, "aborted", None)


def test_a_game_whose_players_do_not_come_ends() -> None:
    story = new_story("qwixx", (Me(), Open()))
    assert story.state.due == START + JOIN_TIMEOUT_MS
    story.now = START + JOIN_TIMEOUT_MS - 1
    with pytest.raises(RefusedError):
        story.tell(EnforceTimeout(), None)
    story.now += 1
    story.tell(EnforceTimeout(), None)
    assert story.state.status == "over"


# -- What is told


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    story = begun()
    for told in (presenter.present_state(story.state), export_record(story.state)):
        assert RANDOMNESS.seed not in str(told)
    story.tell(Resign("r"), "ann")
    assert presenter.present_state(story.state).dice == DiceInfo(
        fairness.commitment(bytes.fromhex(RANDOMNESS.seed)), ("seed of ann", "seed of ben"), RANDOMNESS.seed
    )
    assert RANDOMNESS.seed in export_record(story.state)


def test_players_are_told_by_their_names_only() -> None:
    story = begun()
    story.roll("ann")
    assert '"ann"' not in str(presenter.present_state(story.state)).replace("'", '"')


def test_an_update_tells_of_missed_moves_together_and_of_an_undo_as_a_whole() -> None:
    story = begun()
    new_events = [*story.roll("ann"), *story.play("ann")]
    update = presenter.present_update(story.state, new_events)
    assert update is not None
    assert [type(event) for event in update.events] == [public.Moved, public.Moved]
    assert update.sequence == 5
    new_events += story.tell(Undo("u", 2), "ann")
    assert presenter.present_update(story.state, new_events) is None


def test_help_is_for_games_without_another_person() -> None:
    against_bot = new_story("battle", (Me(), Bot(1))).state
    assert presenter.present_helps(against_bot) == Helps(hint=True, chances=True, threats=True)
    alone = new_story("battle", (Me(), Me())).state
    assert presenter.present_helps(alone) == Helps(hint=True, chances=False, threats=True)
    assert presenter.present_helps(begun("battle").state) == Helps(hint=False, chances=False, threats=True)
    assert not presenter.present_helps(begun("qwixx").state).threats


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_room_at_rest_is_the_same_and_much_smaller(rules: str) -> None:
    story = begun(rules, Fischer(300, 5))
    for _ in range(40):
        player = ("ann", "ben")[story.state.to_move]
        story.now += 1_000
        story.roll(player) if story.state.actor == "dice" else story.play(player)
    packed = pack(story.state)
    state = unpack(packed)
    assert state == story.state
    assert state.rules is story.state.rules
    assert state.find_answer("ann", "c3") == 4
    assert len(packed) < 6_000


def test_taking_back_within_a_turn_against_a_person_wins_no_time() -> None:
    story = begun("qwixx", SuddenDeath(60))
    story.roll("ann")
    for number in range(3):
        story.now += 15_000
        story.play("ann", "-")
        story.tell(Undo(f"u{number}", len(story.state.plies)), "ann")
    assert story.state.clock.left == (15_000, 60_000)
    assert story.replayed() == story.state
    story.now += 15_001
    assert [type(event) for event in story.play("ann", "-")] == [events.TimedOut]
