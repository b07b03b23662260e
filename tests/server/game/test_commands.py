"""What a room decides."""

import pytest

from duellum.core import fairness
from duellum.core.rules import Seat
from duellum.server.game import events, presenter
from duellum.server.game.commands import GiveUp, RefusedError, TimeUp, undo_way
from duellum.server.game.creation import plan_rematch
from duellum.server.game.record_export import record_text
from duellum.server.game.state import ENGINE, PATIENCE, REMEMBERED
from duellum.server.live.snapshot import pack, unpack
from duellum.server.protocol import messages as m
from duellum.server.protocol.messages import Reason
from tests.server.game.states import LUCK, START, Story, begun, new_story


def refusal(story: Story, command: m.Command, player: str) -> Reason:
    before = story.room
    with pytest.raises(RefusedError) as refused:
        story.tell(command, player)
    assert story.room is before
    return refused.value.reason


# -- Coming together


def test_a_game_begins_when_both_sit() -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    seen = [story.room.status]
    for player, name in (("ann", "Ann"), ("ben", " Ben ")):
        story.tell(m.Join("a", name), player)
        seen.append(story.room.status)
    assert seen == ["waiting", "waiting", "playing"]
    assert [seat.name for seat in story.room.seats] == ["Ann", "Ben"]


def test_a_kept_seat_is_for_nobody_else() -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    story.tell(m.Join("b"), "ben")
    assert story.room.seats_of("ben") == (Seat.SECOND,)
    assert refusal(story, m.Join("c"), "cy") is Reason.SEAT_TAKEN
    assert refusal(story, m.Join("b2"), "ben") is Reason.ALREADY_SEATED


def test_one_player_takes_no_second_seat_by_accident() -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    story.tell(m.Join("a"), "ann")
    assert refusal(story, m.Join("a2"), "ann") is Reason.ALREADY_SEATED


def test_two_at_one_screen_sit_down_together() -> None:
    story = new_story("battle", (m.Me(), m.Me()))
    story.tell(m.Join("a", "Ann"), "ann")
    assert story.room.seats_of("ann") == (Seat.FIRST, Seat.SECOND)
    story.play("ann")
    story.play("ann")
    assert len(story.room.plies) == 2


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (m.Join("a", "Ann\n"), None),
        (m.Join("a", "A\x00nn"), Reason.BAD_NAME),
        (m.Join("a", "", "\x07"), Reason.BAD_SEED),
    ],
)
def test_names_and_seeds_can_be_printed(command: m.Join, reason: Reason | None) -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    if reason is None:
        story.tell(command, "ann")
        assert story.room.seats[0].name == "Ann"
    else:
        assert refusal(story, command, "ann") is reason


@pytest.mark.parametrize(("starts", "seat"), [("first", 0), ("second", 1), ("lot", 0)])
def test_who_begins_in_battle_sits_on_the_first_seat(starts: str, seat: int) -> None:
    room = new_story("battle", (m.Me(), m.Open()), starts=starts).room
    assert room.seats_of("ann") == (Seat(seat),)
    assert room.to_move == Seat.FIRST


@pytest.mark.parametrize(("starts", "begins"), [("first", 0), ("second", 1)])
def test_seats_in_qwixx_stay_and_either_begins(starts: str, begins: int) -> None:
    room = new_story("qwixx", (m.Me(), m.Open()), starts=starts).room
    assert room.seats_of("ann") == (Seat.FIRST,)
    assert room.to_move == Seat(begins)


def test_a_bot_needs_an_engine_with_that_level() -> None:
    with pytest.raises(RefusedError) as refused:
        new_story("qwixx", (m.Me(), m.Bot(3)), levels=0)
    assert refused.value.reason is Reason.NO_ENGINE
    with pytest.raises(RefusedError):
        new_story("battle", (m.Me(), m.Bot(9)), levels=8)


@pytest.mark.parametrize("text", ["nonsense", "8k/9/9/9/9/9/9/K8 w 100 9", "9/9/9/9/9/9/9/K8 b 0 9"])
def test_a_game_starts_from_no_impossible_or_finished_position(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        new_story("battle", (m.Me(), m.Open()), start=text)
    assert refused.value.reason is Reason.BAD_POSITION


def test_a_game_may_start_elsewhere() -> None:
    text = "8k/9/9/9/9/9/9/K8 w 0 9"
    assert str(new_story("battle", (m.Me(), m.Open()), start=text).room.position) == text


# -- Moving


def test_only_the_player_to_move_rolls_and_plays() -> None:
    story = begun()
    assert refusal(story, m.Play("x", 0, "r5"), "ann") is Reason.DICE_DUE
    assert refusal(story, m.Roll("x", 0), "ben") is Reason.NOT_YOUR_TURN
    assert refusal(story, m.Roll("x", 0), "cy") is Reason.NOT_SEATED
    assert refusal(story, m.Roll("x", 1), "ann") is Reason.STALE
    story.roll("ann")
    assert refusal(story, m.Roll("x", 1), "ann") is Reason.NO_DICE_DUE
    assert refusal(story, m.Play("x", 1, "-"), "ben") is Reason.NOT_YOUR_TURN


def test_nothing_is_played_before_the_game_or_after() -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    assert refusal(story, m.Roll("x", 0), "ann") is Reason.NOT_STARTED
    story = begun()
    story.tell(m.Resign("r"), "ben")
    assert refusal(story, m.Roll("x", 0), "ann") is Reason.OVER
    assert refusal(story, m.Resign("x"), "ann") is Reason.OVER


def test_an_illegal_move_names_its_clause() -> None:
    story = begun("battle")
    with pytest.raises(RefusedError) as refused:
        story.play("ann", "i1n4")
    assert (refused.value.reason, refused.value.clause) == (Reason.ILLEGAL, "B8")


def test_nobody_chooses_the_dice() -> None:
    story = begun()
    assert refusal(story, m.Play("x", 0, "66/6666"), "ann") is Reason.DICE_DUE


def test_dice_follow_from_the_three_seeds() -> None:
    story = begun()
    story.roll("ann")
    faces = fairness.derive_faces(
        bytes.fromhex(LUCK.seed), story.room.id, ("seed of ann", "seed of ben"), 1, 6
    )
    high, low = sorted(faces[:2], reverse=True)
    assert str(story.room.plies[0].move) == f"{high}{low}/{''.join(map(str, faces[2:]))}"


def test_a_command_is_remembered_with_its_event_also_after_a_replay() -> None:
    story = begun()
    story.tell(m.Roll("mine", 0), "ann")
    assert story.room.answer_to("ann", "mine") == story.room.sequence == 4
    assert story.room.answer_to("ben", "mine") is None
    assert story.replayed().answer_to("ann", "mine") == 4


def test_only_the_last_commands_are_remembered() -> None:
    story = begun()
    for number in range(REMEMBERED + 5):
        story.tell(m.Offer(f"o{number}", "draw"), "ann")
        story.tell(m.Answer(f"a{number}", "draw", accept=False), "ben")
    assert len(story.room.answered) == 12 * REMEMBERED
    assert story.room.answer_to("ann", "o0") is None
    assert story.room.answer_to("ben", f"a{REMEMBERED + 4}") is not None


# -- Undo


def test_an_unfinished_turn_is_taken_back_freely_but_never_the_roll() -> None:
    story = begun()
    story.roll("ann")
    assert undo_way(story.room, Seat.FIRST) == "no"
    assert refusal(story, m.Undo("u", 1), "ann") is Reason.NOTHING_TO_UNDO
    story.play("ann")
    assert undo_way(story.room, Seat.FIRST) == "free"
    [event] = story.tell(m.Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert len(story.room.plies) == 1


def test_a_finished_turn_is_taken_back_by_consent() -> None:
    story = begun()
    story.roll("ann")
    story.play("ann")
    story.play("ann")
    assert undo_way(story.room, Seat.FIRST) == "ask"
    story.tell(m.Undo("u", 3), "ann")
    assert story.room.offer_of("undo") == Seat.FIRST
    assert refusal(story, m.Undo("u2", 3), "ann") is Reason.ALREADY_OFFERED
    assert refusal(story, m.Answer("y", "undo", accept=True), "ann") is Reason.NO_OFFER
    story.tell(m.Answer("y2", "undo", accept=True), "ben")
    assert len(story.room.plies) == 2
    assert story.room.to_move == Seat.FIRST
    assert story.room.offers == ()


def test_dice_thrown_again_after_an_undo_fall_as_they_fell() -> None:
    story = begun()
    story.roll("ann")
    story.play("ann")
    story.play("ann")
    story.roll("ben")
    fell = story.room.plies[-1].move
    story.tell(m.Undo("u", 4), "ann")
    story.tell(m.Answer("y", "undo", accept=True), "ben")
    story.play("ann", "-")
    story.roll("ben")
    assert story.room.plies[-1].move == fell


def test_against_a_bot_one_takes_back_to_ones_own_last_decision() -> None:
    story = new_story("battle", (m.Me(), m.Bot(1)))
    story.tell(m.Join("a"), "ann")
    story.play("ann")
    story.play(ENGINE)
    [event] = story.tell(m.Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert not story.room.plies


def test_at_one_screen_the_last_decision_of_either_is_taken_back() -> None:
    story = new_story("battle", (m.Me(), m.Me()))
    story.tell(m.Join("a"), "ann")
    story.play("ann")
    story.play("ann")
    story.tell(m.Undo("u", 2), "ann")
    assert len(story.room.plies) == 1


def test_an_undo_restores_the_clocks() -> None:
    story = begun("battle", m.SuddenDeath(60))
    story.now += 5_000
    story.play("ann")
    story.now += 7_000
    story.play("ben")
    assert story.room.clock.left == (55_000, 53_000)
    story.now += 9_000
    story.tell(m.Undo("u", 2), "ben")
    story.tell(m.Answer("y", "undo", accept=True), "ann")
    assert story.room.clock.left == (55_000, 60_000)
    assert story.room.clock.running == Seat.SECOND
    assert story.room.clock.since == story.now


# -- Offers and ends


def test_a_draw_needs_both() -> None:
    story = begun()
    story.tell(m.Offer("o", "draw"), "ann")
    assert refusal(story, m.Offer("o2", "draw"), "ann") is Reason.ALREADY_OFFERED
    story.tell(m.Answer("y", "draw", accept=True), "ben")
    assert story.room.outcome == m.OutcomeInfo("1/2-1/2", None, "agreement", "Q25")


def test_offering_what_is_offered_accepts_it() -> None:
    story = begun()
    story.tell(m.Offer("o", "draw"), "ann")
    story.tell(m.Offer("o", "draw"), "ben")
    assert story.room.status == "over"


def test_a_move_ends_what_is_offered_and_an_offer_can_be_taken_back() -> None:
    story = begun("battle")
    story.tell(m.Offer("o", "draw"), "ann")
    story.tell(m.Answer("n", "draw", accept=False), "ann")
    assert story.room.offers == ()
    story.tell(m.Offer("o3", "draw"), "ben")
    story.play("ann")
    assert story.room.offers == ()
    assert refusal(story, m.Answer("y", "draw", accept=True), "ann") is Reason.NO_OFFER


def test_who_resigns_loses() -> None:
    story = begun()
    story.tell(m.Resign("r"), "ann")
    assert story.room.outcome == m.OutcomeInfo("0-1", Seat.SECOND, "resignation", "Q25")


def test_at_one_screen_one_says_who_resigns() -> None:
    story = new_story("battle", (m.Me(), m.Me()))
    story.tell(m.Join("a"), "ann")
    story.tell(m.Resign("r", 1), "ann")
    assert story.room.outcome is not None
    assert story.room.outcome.winner == Seat.FIRST


def test_nobody_resigns_for_the_other() -> None:
    assert refusal(begun(), m.Resign("r", 1), "ann") is Reason.NOT_SEATED


def test_a_rematch_swaps_seats_and_links_both_games() -> None:
    story = begun()
    assert refusal(story, m.Offer("o", "rematch"), "ann") is Reason.NOT_OVER
    story.tell(m.Resign("r"), "ann")
    story.tell(m.Offer("o", "rematch"), "ann")
    story.tell(m.Answer("y", "rematch", accept=True), "ben", fresh="another2game")
    assert story.room.following == "another2game"
    planned = plan_rematch(story.room, LUCK)
    assert [plan.player for plan in planned.seats] == ["ben", "ann"]
    assert planned.previous == story.room.id
    assert refusal(story, m.Offer("o9", "rematch"), "ben") is Reason.ALREADY_OFFERED


def test_a_bot_agrees_to_a_rematch_at_once() -> None:
    story = new_story("battle", (m.Me(), m.Bot(2)))
    story.tell(m.Join("a"), "ann")
    story.tell(m.Resign("r"), "ann")
    story.tell(m.Offer("o", "rematch"), "ann", fresh="another2game")
    assert story.room.following == "another2game"
    assert [plan.level for plan in plan_rematch(story.room, LUCK).seats] == [2, None]


def test_a_game_under_way_is_not_aborted_unless_its_bot_failed() -> None:
    assert refusal(begun(), m.Abort("x"), "ann") is Reason.NOT_NOW
    story = new_story("battle", (m.Bot(1), m.Me()))
    story.tell(m.Join("a"), "ann")
    story.tell(GiveUp(0), None)
    assert story.room.has_bot_failed
    story.tell(m.Nudge("n"), "ann")
    assert not story.room.has_bot_failed
    story.tell(GiveUp(0), None)
    story.tell(m.Abort("x"), "ann")
    assert story.room.outcome == m.OutcomeInfo("*", None, "aborted", None)


def test_a_game_whose_players_do_not_come_ends() -> None:
    story = new_story("qwixx", (m.Me(), m.Open()))
    assert story.room.due == START + PATIENCE
    story.now = START + PATIENCE - 1
    with pytest.raises(RefusedError):
        story.tell(TimeUp(), None)
    story.now += 1
    story.tell(TimeUp(), None)
    assert story.room.status == "over"


# -- What is told


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    story = begun()
    for told in (presenter.state(story.room), record_text(story.room)):
        assert LUCK.seed not in str(told)
    story.tell(m.Resign("r"), "ann")
    assert presenter.state(story.room).dice == m.DiceInfo(
        fairness.commitment(bytes.fromhex(LUCK.seed)), ("seed of ann", "seed of ben"), LUCK.seed
    )
    assert LUCK.seed in record_text(story.room)


def test_players_are_told_by_their_names_only() -> None:
    story = begun()
    story.roll("ann")
    assert '"ann"' not in str(presenter.state(story.room)).replace("'", '"')


def test_an_update_tells_of_missed_moves_together_and_of_an_undo_as_a_whole() -> None:
    story = begun()
    happenings = [*story.roll("ann"), *story.play("ann")]
    update = presenter.update(story.room, happenings)
    assert update is not None
    assert [type(event) for event in update.events] == [m.Moved, m.Moved]
    assert update.sequence == 5
    happenings += story.tell(m.Undo("u", 2), "ann")
    assert presenter.update(story.room, happenings) is None


def test_help_is_for_games_without_another_person() -> None:
    against_bot = new_story("battle", (m.Me(), m.Bot(1))).room
    assert presenter.helps(against_bot) == m.Helps(hint=True, chances=True, threats=True)
    alone = new_story("battle", (m.Me(), m.Me())).room
    assert presenter.helps(alone) == m.Helps(hint=True, chances=False, threats=True)
    assert presenter.helps(begun("battle").room) == m.Helps(hint=False, chances=False, threats=True)
    assert not presenter.helps(begun("qwixx").room).threats


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_room_at_rest_is_the_same_and_much_smaller(rules: str) -> None:
    story = begun(rules, m.Fischer(300, 5))
    for _ in range(40):
        player = ("ann", "ben")[story.room.to_move]
        story.now += 1_000
        story.roll(player) if story.room.actor == "dice" else story.play(player)
    packed = pack(story.room)
    room = unpack(packed)
    assert room == story.room
    assert room.rules is story.room.rules
    assert room.answer_to("ann", "c3") == 4
    assert len(packed) < 6_000


def test_taking_back_within_a_turn_against_a_person_wins_no_time() -> None:
    story = begun("qwixx", m.SuddenDeath(60))
    story.roll("ann")
    for number in range(3):
        story.now += 15_000
        story.play("ann", "-")
        story.tell(m.Undo(f"u{number}", len(story.room.plies)), "ann")
    assert story.room.clock.left == (15_000, 60_000)
    assert story.replayed() == story.room
    story.now += 15_001
    assert [type(event) for event in story.play("ann", "-")] == [events.TimedOut]
