"""Reading saved games: what is answered, what is refused and why, and that nobody's move waits for it."""

import asyncio
import contextlib
import gzip
import random
import re
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import game_names, load_rules
from duellum.record import Record, RecordedMove, find_records, format_record, parse_records
from duellum.record.line import MAX_MOVES
from duellum.record.verification import Verdict, verify
from duellum.server.game.record_import import import_record
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import MAX_RECORD_BYTES
from duellum.server.protocol.types import Fischer, SeatInfo
from duellum.server.settings import Limits
from tests.server.clients import UNLIMITED, running_server
from tests.strategies import random_game, seeds
from tools.golden.playthrough import SEED, file_of

BATTLE = '[Game "battle"]\n'


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=12)
@given(seed=seeds)
def test_every_ply_comes_with_the_picture_that_the_live_game_sends(name: str, seed: int) -> None:
    rules = load_rules(name)
    game = random_game(rules, seed, 60)
    replay = import_record(format_record(Record.from_game(game)).encode(), 1)
    assert [past.position for past in replay.positions] == [str(position) for position in game.positions]
    assert [past.picture for past in replay.positions] == [
        rules.view.show_position(one) for one in game.positions
    ]
    assert [past.move for past in replay.positions[1:]] == [
        rules.view.show_move(position, move)
        for position, move in zip(game.positions[:-1], game.moves, strict=True)
    ]
    assert [ply.is_roll for ply in replay.moves] == [one.actor == "dice" for one in game.positions[:-1]]
    assert (replay.outcome is None) == (game.outcome is None)


@pytest.mark.parametrize("name", game_names())
def test_the_golden_game_comes_back_as_it_was_saved(name: str) -> None:
    rules = load_rules(name)
    golden = re.findall(
        r"^ *\d+\. (\S+) .*\n     (.*)$", file_of(rules).read_text(encoding="utf-8"), re.MULTILINE
    )
    game = Game(rules, rules.starts[int(random.Random(SEED).random() * len(rules.starts))])
    for move, _ in golden:
        game.play(game.parse_move(move))
    assert game.outcome is not None
    text = format_record(Record.from_game(game, {"Date": "2026-03-14", "Note": "kept"}))
    replay = import_record(text.encode(), 1)
    assert replay.record == text
    assert [past.position for past in replay.positions[1:]] == [position for _, position in golden]


def test_players_day_clock_comments_and_times_are_told() -> None:
    text = (
        f'{BATTLE}[White "Ann {{ $x }}"]\n[Black "Level 3"]\n[Date "2026-03-14"]\n[Clock "300+5"]\n'
        '[Result "1-0"]\n[Reason "resignation"]\n\n{before} 1. i1n5 {bold} @298.2 a8s5 @299 1-0'
    )
    replay = import_record(text.encode(), 1)
    assert replay.seats == (SeatInfo("person", "Ann { $x }"), SeatInfo("bot", level=3))
    assert (replay.date, replay.clock) == ("2026-03-14", Fischer(300, 5))
    assert replay.comments == ["before", "bold", ""]
    assert [(ply.turn, ply.seat, ply.left) for ply in replay.moves] == [(1, 0, 298_200), (1, 1, 299_000)]
    assert replay.outcome is not None
    assert (replay.outcome.result, replay.outcome.reason, replay.to_move) == ("1-0", "resignation", 0)


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "20260314", "2026-W11-6", ""])
def test_a_date_that_is_no_day_is_not_told(day: str) -> None:
    assert import_record(f'{BATTLE}[Date "{day}"]\n*'.encode(), 1).date is None


def test_one_of_many_games_is_asked_for_by_its_number() -> None:
    text = f"{BATTLE}i1n5 *\n{BATTLE}\nnonsense *\n{BATTLE}h1n1 *"
    third = import_record(text.encode(), 3)
    assert ([ply.move for ply in third.moves], third.number, third.count) == (["h1n1"], 3, 3)
    assert [str(ply.move) for ply in parse_records(third.record)[0].moves] == ["h1n1"]
    for number in (0, 4):
        with pytest.raises(RefusedError) as refused:
            import_record(text.encode(), number)
        assert refused.value.reason is Reason.BAD_RECORD


@pytest.mark.parametrize(
    ("text", "reason", "line", "clause"),
    [
        (b"", "bad-record", None, None),
        (b"hello", "bad-record", 1, None),
        (b"\xff\xfe\x00", "bad-record", None, None),
        (b"\x00", "bad-record", 1, None),
        (b"[Half", "bad-record", 1, None),
        (b'[Game "battle"]\n[Game "battle"]', "bad-record", 2, None),
        (b'[Game "chess"]\n\n1. e4 *', "unknown-rules", 3, None),
        (b'[Game "battle"]\n[Start "x"]\n\n*', "bad-position", 4, None),
        (b'[Game "battle"]\n\ni1n5\na8s4', "illegal", 4, "B8"),
        (b'[Game "battle"]\n\ni1n5\nnonsense', "illegal", 4, None),
        (b'[Game "battle"]\n\ni1n5 1-0', "wrong-result", 3, None),
        (b'[Game "battle"]\n[Result "1-0"]\n\ni1n5 0-1', "wrong-result", 4, None),
        (b'[Game "battle"]\n[Result "7"]\n\ni1n5', "wrong-result", 4, None),
        ('[Game "battle"]\n[White "A\u202en"]\n\n*'.encode(), "bad-name", None, None),
        (b'[Game "battle"]\n[White "A\\nn"]\n\n*', "bad-name", None, None),
        (b'[Game "battle"]\n[White "' + b"A" * 121 + b'"]\n\n*', "long-name", None, None),
    ],
)
def test_what_is_no_game_is_refused_with_reason_line_and_clause(
    text: bytes, reason: str, line: int | None, clause: str | None
) -> None:
    with pytest.raises(RefusedError) as refused:
        import_record(text, 1)
    assert (refused.value.reason, refused.value.line, refused.value.clause) == (reason, line, clause)


pieces = st.sampled_from(
    ['[Game "battle"]', '[Game "qwixx"]', '[White "', '"]', '[Start "', "4k4/4A4/9/9/9/9/9/4K4 w 0 9",
     "i1n5", "a8s5", "21/3554", "y5", "-", "*", "1-0", "1/2-1/2", "{", "}", "\\", "@598.4", "@", "1.", "\n",
     "\x00", "[", '"']
)  # fmt: skip


@given(st.lists(pieces | st.text(max_size=8), max_size=30).map(" ".join))
def test_whatever_text_comes_it_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(RefusedError):
        replay = import_record(text.encode(), 1)
        assert len(replay.positions) == len(replay.moves) + 1 == len(replay.comments)
        assert parse_records(replay.record)[0].rules.name == replay.rules


@given(st.binary(max_size=200))
def test_whatever_bytes_come_they_are_read_or_refused(body: bytes) -> None:
    with pytest.raises(RefusedError):
        import_record(body, 1)


@pytest.mark.asyncio
async def test_a_game_saved_from_the_server_is_read_and_its_dice_can_be_verified(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "me me", clock={"kind": "sudden", "seconds": 600})
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join", name="Ann", seed="clover")
            while seat.state["status"] != "over":
                await seat.move()
        text = (await ann.http.get(f"/api/games/{game}/record")).text
        answer = await ann.http.post("/api/records", content=text)
        state = (await ann.http.get(f"/api/games/{game}")).json()
    replay = answer.json()
    assert answer.headers["content-encoding"] == "gzip"
    assert verify(parse_records(replay["record"])[0]).verdict is Verdict.CONSISTENT
    for told in ("moves", "outcome", "dice", "game", "seats", "clock", "rules"):
        assert replay[told] == state[told], told
    assert replay["positions"][-1]["picture"] == state["situation"]["picture"]


@pytest.mark.asyncio
async def test_a_game_saved_before_its_end_has_dice_that_nobody_can_verify_yet(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("qwixx", "me me")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join", name="Ann", seed="clover")
            await seat.move()
        text = (await ann.http.get(f"/api/games/{game}/record")).text
        replay = (await ann.http.post("/api/records", content=text)).json()
    assert (replay["dice"]["seed"], replay["outcome"], replay["has_dice"]) == (None, None, True)
    without = format_record(Record.from_game(random_game(load_rules("qwixx"), 1, 5)))
    assert import_record(without.encode(), 1).dice is None


@pytest.mark.asyncio
async def test_a_refusal_says_where_and_a_client_that_cannot_unpack_gets_plain_text(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        refused = await ann.http.post("/api/records", content=f"{BATTLE}\ni1n5\na8s4")
        assert (refused.status_code, refused.json()["reason"], refused.json()["line"]) == (400, "illegal", 4)
        assert refused.json()["why"] == {"id": "battle-illegal-count", "args": {"count": 4, "face": 5}}
        plain = await ann.http.post(
            "/api/records", content=f"{BATTLE}i1n5", headers={"accept-encoding": "identity"}
        )
        assert ("content-encoding" in plain.headers, plain.json()["moves"][0]["move"]) == (False, "i1n5")
        for number in ("x", "-1", "1" * 9, "٣"):
            strange = await ann.http.post(f"/api/records?number={number}", content=f"{BATTLE}i1n5")
            assert (strange.status_code, strange.json()["reason"]) == (400, "malformed")


@pytest.mark.asyncio
async def test_records_are_bounded_in_length_rate_and_origin_and_are_not_kept(tmp_path: Path) -> None:
    limits = Limits(records_per_minute=3, requests_per_second=1e6)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        longest = f"{BATTLE}i1n5 {{{'x' * (MAX_RECORD_BYTES - 100)}}}"
        assert (await ann.http.post("/api/records", content=longest)).status_code == 200
        too_long = await ann.http.post("/api/records", content=longest + " " * 200)
        assert (too_long.status_code, too_long.json()["reason"]) == (413, "too-long")
        foreign = await ann.http.post("/api/records", content="", headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403
        codes = [(await ann.http.post("/api/records", content=f"{BATTLE}*")).status_code for _ in range(3)]
        assert codes == [200, 429, 429]  # a minute's worth at once
        assert (await ann.http.get("/api/games")).json() == {"own": [], "public": []}


@pytest.mark.asyncio
async def test_a_long_game_is_read_beside_the_loop_not_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered, may_leave = asyncio.Event(), time.monotonic() + 20
    loop = asyncio.get_running_loop()

    def read_slowly(body: bytes, number: int) -> object:
        loop.call_soon_threadsafe(entered.set)
        while not is_answered and time.monotonic() < may_leave:
            time.sleep(0.005)
        return import_record(body, number)

    monkeypatch.setattr("duellum.server.transport.api.import_record", read_slowly)
    is_answered = False
    async with (
        running_server(tmp_path, UNLIMITED) as server,
        server.new_client() as ann,
        server.new_client() as ben,
    ):
        reading = asyncio.create_task(ann.http.post("/api/records", content=f"{BATTLE}i1n5"))
        await entered.wait()
        assert (await ben.http.get("/api/games")).status_code == 200
        assert not reading.done()
        is_answered = True
        assert (await reading).status_code == 200


def test_the_longest_text_is_found_through_in_one_go() -> None:
    text = f"{BATTLE}*\n" * (MAX_RECORD_BYTES // 18)
    assert len(find_records(text)) == MAX_RECORD_BYTES // 18


def test_an_answer_packs_well() -> None:
    game = random_game(load_rules("battle"), 3, 200)
    answer = msgspec.json.encode(import_record(format_record(Record.from_game(game)).encode(), 1))
    assert len(gzip.compress(answer, 6)) * 5 < len(answer)


def test_a_comment_of_any_sort_comes_through() -> None:
    game = Game(load_rules("battle"))
    game.play(game.parse_move("i1n5"))
    said = "two\nlines, a \\ and a } and <b>{ $x }</b>"
    record = Record(game.rules, game.positions[0], (RecordedMove(game.moves[0], said),), None, {}, "")
    assert import_record(format_record(record).encode(), 1).comments == ["", said]


def test_a_record_has_a_bounded_number_of_moves_with_its_variations() -> None:
    text = f'[Game "battle"]\n\n1. i1n5 {"(h1n1) " * MAX_MOVES}*\n'
    with pytest.raises(RefusedError) as refused:
        import_record(text.encode(), 1)
    assert (refused.value.reason, refused.value.line) == (Reason.TOO_LONG, 1)
    assert refused.value.why == Translatable("refused-too-many-moves", {"count": MAX_MOVES})
