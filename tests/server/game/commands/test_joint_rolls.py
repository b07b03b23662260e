"""Rolls of joint games: who reveals what when, and that withholding, undo and outages choose no dice."""

import pytest
from msgspec.structs import replace

from duellum.core.fairness import CHAIN_LENGTH, compute_chain_commitment, compute_share, derive_joint_faces
from duellum.core.rules import Seat
from duellum.record import parse_records
from duellum.record.verification import Verdict, verify
from duellum.record.witness import FORMAT, Witness
from duellum.server.game import events
from duellum.server.game.commands import CreditOutage, EnforceTimeout
from duellum.server.game.creation import decide_rematch
from duellum.server.game.dice import compute_server_commitment
from duellum.server.game.presenter import present_dice, present_situation, present_state, present_update
from duellum.server.game.record_export import export_record
from duellum.server.game.replay import create_state
from duellum.server.game.state import ENGINE_PLAYER, REVEAL_GRACE_MS, REVEAL_TIMEOUT_MS
from duellum.server.live.bots import is_bots_turn
from duellum.server.protocol import events as public
from duellum.server.protocol.client import Abort, Answer, Join, Offer, Play, Resign, Reveal, Roll, Undo
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.types import (
    ClockRule,
    Correspondence,
    DiceInfo,
    Fischer,
    NoClock,
    OutcomeInfo,
    SuddenDeath,
)
from tests.core.fairness.honest_player import CheatedError, HonestPlayer
from tests.server.game.scripted_game import ID, RANDOMNESS, ScriptedGame, create_game
from tests.server.game.test_snapshot import restore

SECRETS = {"ann": b"a" * 32, "ben": b"b" * 32}
SERVER_SECRET = bytes.fromhex(RANDOMNESS.seed)


def start_joint_game(clock: ClockRule | None = None) -> ScriptedGame:
    """Return a joint game between ann, who begins, and ben; both have joined."""
    game = create_game("qwixx", (Me(), Open()), clock=clock or NoClock(), dice="joint")
    for player, secret in SECRETS.items():
        game.send(Join(f"j{player}", player, commitment=compute_chain_commitment(secret)), player)
    return game


def throw(game: ScriptedGame, player: str, number: int | None = None) -> list[events.GameEvent]:
    """Throw the dice with the player's share of this roll."""
    number = number or game.state.next_roll
    share = compute_share(SECRETS[player], number)
    return game.send(Roll(f"r{len(game.log)}", len(game.state.plies), share), player)


def reveal(game: ScriptedGame, player: str, number: int | None = None) -> list[events.GameEvent]:
    """Reveal the player's share of this roll."""
    number = number or game.state.next_roll
    return game.send(Reveal(f"v{len(game.log)}", number, compute_share(SECRETS[player], number)), player)


def roll(game: ScriptedGame) -> None:
    """Throw the dice, and reveal the other share."""
    thrower, other = ("ann", "ben") if game.state.to_move == Seat.FIRST else ("ben", "ann")
    throw(game, thrower)
    if game.state.started_roll is not None:
        reveal(game, other)


def play_turn(game: ScriptedGame) -> None:
    player = "ann" if game.state.to_move == Seat.FIRST else "ben"
    roll(game)
    while game.state.actor not in ("dice", None):
        game.play(player)


# -- The honest course --------------------------------------------------------------------------------------


def test_a_roll_takes_the_throw_and_one_message_more() -> None:
    game = start_joint_game()
    [started] = throw(game, "ann")
    assert isinstance(started, events.RollStarted)
    assert (game.state.actor, len(game.state.plies)) == ("dice", 0)
    [fallen] = reveal(game, "ben")
    assert isinstance(fallen, events.Moved)
    server, first, second = (compute_share(secret, 1) for secret in (SERVER_SECRET, *SECRETS.values()))
    faces = derive_joint_faces(ID, 1, server, (first, second), 6)
    assert game.state.plies[0].move == game.state.positions[0].roll(faces)
    assert game.replay() == game.state


def test_a_whole_game_is_verified_by_both_players_and_a_third() -> None:
    game = start_joint_game()
    players = [HonestPlayer(seat, secret) for seat, secret in enumerate(SECRETS.values())]
    commitment = compute_server_commitment(game.state.created) or ""
    for player in players:
        player.sit_down(ID, (commitment, players[0].commitment, players[1].commitment))
    while game.state.status != "over":
        if game.state.actor == "dice":
            play_honestly(game, players)
        else:
            game.play(("ann", "ben")[game.state.to_move])
    [record] = parse_records(export_record(game.state))
    commitments = players[0].commitment, players[1].commitment
    witness = Witness(FORMAT, ID, (0,), "joint", commitment, commitments=commitments)
    assert verify(record, [witness]).verdict is Verdict.FAIR
    assert verify(record).verdict is Verdict.CONSISTENT
    assert RANDOMNESS.seed not in export_record(game.state)
    assert game.replay() == game.state


def play_honestly(game: ScriptedGame, players: list[HonestPlayer]) -> None:
    """Throw the dice as two honest clients do that know only what the server tells them."""
    thrower = int(game.state.to_move)
    names, number = ("ann", "ben"), 1 + sum(ply.is_roll for ply in game.state.plies)
    share = players[thrower].start_roll(number)
    game.send(Roll(f"r{number}", len(game.state.plies), share), names[thrower])
    told = present_dice(game.state)
    assert told is not None
    assert told.pending is not None
    answer = players[1 - thrower].answer_roll(told.pending.number, told.pending.share or "")
    game.send(Reveal(f"v{number}", number, answer), names[1 - thrower])
    shown = present_dice(game.state)
    assert shown is not None
    server, first, second = (share or "" for share in shown.shares)
    position = game.state.positions[len(game.state.plies) - 1]
    faces = derive_joint_faces(ID, number, server, (first, second), position.dice_due)
    assert game.state.plies[-1].move == position.roll(faces)
    for player in players:
        player.check_roll(number, (server, first, second), faces)


def test_clients_are_told_what_they_need_and_no_share_early() -> None:
    game = start_joint_game()
    [started] = throw(game, "ann")
    update = present_update(game.state, [started])
    assert update is not None
    [told] = update.events
    assert isinstance(told, public.RollStarted)
    dice = present_dice(game.state)
    assert dice is not None
    assert dice == update.dice == present_state(game.state).dice
    assert dice.shares == (None, None, None)
    assert dice.pending is not None
    assert (dice.pending.number, dice.pending.seat) == (1, 1)
    assert dice.pending.share == compute_share(SECRETS["ann"], 1)
    assert dice.seed is None
    [fallen] = reveal(game, "ben")
    after = present_update(game.state, [fallen])
    assert after is not None
    assert after.dice == present_dice(game.state)
    assert after.dice.shares[0] == compute_share(SERVER_SECRET, 1)


# -- What is refused ----------------------------------------------------------------------------------------


def test_a_joint_game_is_joined_with_a_commitment_of_ones_own() -> None:
    game = create_game("qwixx", (Me(), Open()), dice="joint")
    assert game.refusal(Join("j", "Ann", "a seed"), "ann") is Reason.NEEDS_COMMITMENT
    copied = compute_server_commitment(game.state.created)
    assert game.refusal(Join("j", "Ann", commitment=copied), "ann") is Reason.BAD_SHARE
    own = compute_chain_commitment(SECRETS["ann"])
    game.send(Join("j", "Ann", commitment=own), "ann")
    assert game.refusal(Join("k", "Ben", commitment=own), "ben") is Reason.BAD_SHARE


@pytest.mark.parametrize(
    "share",
    [
        None,
        compute_share(SECRETS["ann"], 2),
        compute_share(SECRETS["ben"], 1),
        "00" * 32,
        f"{compute_share(SECRETS['ann'], 1)}\n",
        "",
        "share",
    ],
)
def test_a_share_that_was_not_committed_to_is_refused(share: str | None) -> None:
    game = start_joint_game()
    assert game.refusal(Roll("r", 0, share), "ann") is Reason.BAD_SHARE
    throw(game, "ann")
    other = compute_share(SECRETS["ben"], 2) if share is None else share
    if other != compute_share(SECRETS["ben"], 1):
        assert game.refusal(Reveal("v", 1, other), "ben") is Reason.BAD_SHARE


def test_only_the_debtor_reveals_and_only_the_roll_that_is_due() -> None:
    game = start_joint_game()
    own, other = (compute_share(secret, 1) for secret in SECRETS.values())
    assert game.refusal(Reveal("v", 1, other), "ben") is Reason.STALE
    throw(game, "ann")
    assert game.refusal(Reveal("v", 1, own), "ann") is Reason.NOT_YOUR_TURN
    assert game.refusal(Reveal("v", 2, other), "ben") is Reason.STALE
    assert game.refusal(Reveal("v", 1, other), "eve") is Reason.NOT_SEATED


def test_nobody_acts_on_a_roll_that_is_under_way_except_to_resign() -> None:
    game = start_joint_game()
    play_turn(game)
    game.send(Offer("o", "draw"), "ann")
    throw(game, "ben")
    plies = len(game.state.plies)
    assert game.state.offers == ()  # an offer made before does not stay open
    for command in (Offer("x", "draw"), Undo("x", plies), Roll("x", plies), Play("x", plies, "-")):
        for player in ("ann", "ben"):
            assert game.refusal(command, player) is Reason.ROLL_PENDING
    assert game.refusal(Answer("x", "draw", accept=True), "ben") is Reason.NO_OFFER
    assert present_situation(game.state).undo == ("no", "no")
    game.send(Resign("q"), "ann")
    assert game.state.outcome is not None
    assert game.state.started_roll is None


def test_a_chain_that_is_used_up_ends_the_dice_and_nothing_else() -> None:
    game = start_joint_game()
    roll(game)
    game.play("ann", "-")
    game.play("ann", "-")
    last = replace(game.state.plies[-1], rolls=CHAIN_LENGTH)
    game.state = replace(game.state, last=last, reveals=CHAIN_LENGTH)
    assert game.refusal(Roll("r", len(game.state.plies), "00" * 32), "ben") is Reason.NOT_NOW
    game.send(Abort("x"), "ann")  # nobody can continue: without a result, as nobody is to blame
    assert game.state.outcome == OutcomeInfo("*", None, "aborted", None)


def test_a_roll_under_way_cannot_be_aborted() -> None:
    game = start_joint_game()
    throw(game, "ann")
    for player in SECRETS:
        assert game.refusal(Abort("x"), player) is Reason.NOT_NOW


def test_a_resignation_ends_the_roll_under_way_whoever_resigns() -> None:
    for player, winner in (("ann", Seat.SECOND), ("ben", Seat.FIRST)):
        game = start_joint_game()
        throw(game, "ann")
        game.send(Resign("q"), player)
        assert game.state.outcome is not None
        assert game.state.outcome.winner == winner
        assert game.refusal(Reveal("v", 1, compute_share(SECRETS["ben"], 1)), "ben") is Reason.OVER
        assert RANDOMNESS.seed not in export_record(game.state)


def test_a_rematch_has_chains_of_its_own() -> None:
    game = start_joint_game()
    game.send(Resign("q"), "ann")
    created = decide_rematch(game.state, replace(RANDOMNESS, seed="77" * 32))
    assert compute_server_commitment(created) != compute_server_commitment(game.state.created)
    assert present_dice(create_state("other", created, 0)) == DiceInfo(
        compute_server_commitment(created) or "", (None, None), mode="joint"
    )


# -- Withholding, undo, outages: the dice are the same or the game is lost ---------------------------------


def test_an_undone_roll_falls_as_before_without_being_asked_for_again() -> None:
    game = start_joint_game()
    play_turn(game)
    play_turn(game)
    fallen = [ply.move for ply in game.state.plies if ply.is_roll]
    game.send(Undo("u", len(game.state.plies)), "ann")
    game.send(Answer("a", "undo", accept=True), "ben")
    game.play("ann", "-")
    while game.state.actor != "dice":
        game.play("ann", "-")
    [again] = throw(game, "ben", 2)
    assert isinstance(again, events.Moved)
    assert again.shares is None
    assert game.state.plies[-1].move == fallen[1]
    assert game.state.reveals == 2
    while game.state.actor != "dice":
        game.play("ben", "-")
    roll(game)  # and the next one needs the next share
    assert game.state.reveals == 3
    assert game.replay() == game.state


def test_a_server_that_stops_in_between_goes_on_with_the_same_roll() -> None:
    game, other = start_joint_game(), start_joint_game()
    for each in (game, other):
        throw(each, "ann")
    assert restore(game.state) == game.state
    game.state = game.replay()  # the process was killed, and has read its log
    game.now += 3_600_000
    reveal(game, "ben")
    reveal(other, "ben")
    assert game.state.plies[0].move == other.state.plies[0].move
    assert restore(game.state) == game.state


@pytest.mark.parametrize("clock", [SuddenDeath(600), Fischer(600, 5)])
def test_the_clock_of_whoever_owes_a_share_runs_after_a_grace(clock: ClockRule) -> None:
    game = start_joint_game(clock)
    game.now += 1000
    throw(game, "ann")
    left = game.state.clock.left
    assert (game.state.clock.running, left[1]) == (Seat.SECOND, left[0] + 1000)
    game.now += REVEAL_GRACE_MS + 2000
    reveal(game, "ben")
    assert game.state.clock.running == Seat.FIRST
    assert game.state.clock.left == (left[0], left[1] - 2000)  # and no increment for anybody
    assert game.replay() == game.state


def test_the_time_an_answer_is_on_its_way_costs_nothing() -> None:
    """Else a player short of time would lose it to the opponent's throws."""
    game = start_joint_game(SuddenDeath(10))
    play_turn(game)
    throw(game, "ben")
    game.now += REVEAL_GRACE_MS
    reveal(game, "ann")
    assert game.state.clock.left == (10_000, 10_000)
    assert game.replay() == game.state


@pytest.mark.parametrize("clock", [SuddenDeath(600), Fischer(600, 5), Correspondence(1)])
def test_a_share_withheld_loses_on_time(clock: ClockRule) -> None:
    game = start_joint_game(clock)
    throw(game, "ann")
    assert game.refusal(EnforceTimeout(), None) is Reason.NOT_NOW
    game.now = game.state.due or 0
    game.send(EnforceTimeout(), None)
    assert game.state.outcome is not None
    assert (game.state.outcome.winner, game.state.outcome.reason) == (Seat.FIRST, "time")
    assert game.replay() == game.state


def test_with_days_for_a_move_each_act_of_a_roll_has_all_of_them() -> None:
    """Else anyone who looks in once a day, as such a game allows, loses on time by the opponent's throws."""
    game, hour = start_joint_game(Correspondence(1)), 3_600_000
    for player, act in (("ann", throw), ("ben", reveal)):
        game.now += 23 * hour
        act(game, player)
        assert game.state.clock.left == (24 * hour, 24 * hour)
    game.now += 23 * hour
    game.play("ann", "-")
    assert game.state.status == "playing"
    assert game.replay() == game.state


def test_a_share_that_comes_after_the_flag_fell_throws_no_dice() -> None:
    game = start_joint_game(SuddenDeath(10))
    throw(game, "ann")
    game.now += REVEAL_GRACE_MS + 11_000
    [end] = reveal(game, "ben")
    assert isinstance(end, events.TimedOut)
    assert game.state.outcome is not None
    assert game.state.outcome.winner == Seat.FIRST
    assert len(game.state.plies) == 0


def test_without_a_clock_a_share_that_is_withheld_loses_after_a_week() -> None:
    game = start_joint_game()
    assert game.state.due is None
    throw(game, "ann")
    assert game.state.due == game.now + REVEAL_TIMEOUT_MS
    game.now += REVEAL_TIMEOUT_MS
    game.send(EnforceTimeout(), None)
    assert game.state.outcome is not None
    assert game.state.outcome.winner == Seat.FIRST


def test_an_outage_is_credited_to_whoever_owes_a_share() -> None:
    game = start_joint_game(SuddenDeath(60))
    throw(game, "ann")
    since = game.now
    game.now += 50_000
    game.send(CreditOutage(since, game.now), None)
    reveal(game, "ben")
    assert game.state.clock.left[1] == 60_000


# -- Bots, rematches, other games ---------------------------------------------------------------------------


def test_against_the_computer_the_players_share_is_the_only_one_asked_for() -> None:
    game = create_game("qwixx", (Me(), Bot(3)), dice="joint")
    game.send(Join("j", "Ann", commitment=compute_chain_commitment(SECRETS["ann"])), "ann")
    [own] = throw(game, "ann")
    assert isinstance(own, events.Moved)
    assert own.shares == (compute_share(SECRETS["ann"], 1), None)
    while game.state.actor != "dice":
        game.play("ann")
    assert is_bots_turn(game.state)
    game.send(Roll("b", len(game.state.plies)), ENGINE_PLAYER)
    assert not is_bots_turn(game.state)
    reveal(game, "ann", 2)
    assert is_bots_turn(game.state)
    assert game.replay() == game.state
    game.send(Resign("q"), "ann")
    [record] = parse_records(export_record(game.state))
    assert verify(record).verdict is Verdict.CONSISTENT


def test_only_games_between_two_parties_are_joint() -> None:
    assert create_game("qwixx", (Me(), Me()), dice="joint").state.created.dice == "committed"
    assert create_game("qwixx", (Bot(1), Bot(2)), dice="joint").state.created.dice == "committed"
    assert create_game("battle", (Me(), Open()), dice="joint").state.created.dice == "committed"
    assert create_game("qwixx", (Open(), Open()), dice="joint").state.created.dice == "joint"
    assert create_game("qwixx", (Me(), Open())).state.created.dice == "committed"
    assert decide_rematch(start_joint_game().state, RANDOMNESS).dice == "joint"


# -- A malicious server -------------------------------------------------------------------------------------


def test_a_server_with_another_secret_is_noticed_at_its_first_roll() -> None:
    game = start_joint_game()
    ben = HonestPlayer(1, SECRETS["ben"])
    dice = present_dice(game.state)
    assert dice is not None
    ben.sit_down(ID, (dice.commitment, dice.commitments[0] or "", dice.commitments[1] or ""))
    game.state = replace(game.state, created=replace(game.state.created, seed="66" * 32))
    roll(game)
    shown = present_dice(game.state)
    assert shown is not None
    server, first, second = (share or "" for share in shown.shares)
    faces = derive_joint_faces(ID, 1, server, (first, second), 6)
    with pytest.raises(CheatedError):
        ben.check_roll(1, (server, first, second), faces)
