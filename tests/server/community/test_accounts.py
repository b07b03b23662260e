"""Accounts as pure logic: the events that are stored, and what they lead to."""

import pytest

from duellum.server.community.accounts import (
    FRESH_MS,
    Account,
    AccountEvent,
    Left,
    Named,
    PasskeyAdded,
    PasskeyRemoved,
    RecoveryCodesMade,
    Seen,
    SignedIn,
    decide_passkey_sign_in,
    decide_seen,
    decode,
    encode,
    fold,
)
from duellum.server.protocol.errors import Reason, RefusedError

ADDED = PasskeyAdded("key", b"k", 0, "localhost", "Firefox", "c1")
STORED: dict[bytes, AccountEvent] = {
    b'{"type":"seen","session":"s","device":"Firefox"}': Seen("s", "Firefox"),
    b'{"type":"passkey-added","id":"key","key":"aw==","sign_count":0,"site":"localhost","device":"Firefox",'
    b'"challenge":"c1"}': ADDED,
    b'{"type":"passkey-removed","id":"key"}': PasskeyRemoved("key"),
    b'{"type":"recovery-codes-made","locator":"ABC","salt":"c2FsdA==","hashes":["aDE=","aDI="]}':
        RecoveryCodesMade("ABC", b"salt", (b"h1", b"h2")),
    b'{"type":"signed-in","session":"s","device":"","generation":1,"by":"recovery","code":"aDE="}':
        SignedIn("s", "", 1, "recovery", code=b"h1"),
    b'{"type":"named","name":"Ann","claim":"~name:x"}': Named("Ann", "~name:x"),
    b'{"type":"left"}': Left(),
}  # fmt: skip


@pytest.mark.parametrize(("payload", "event"), STORED.items())
def test_what_was_ever_stored_stays_readable(payload: bytes, event: AccountEvent) -> None:
    assert (decode(payload), encode(event)) == (event, payload)


def account_after(*events: AccountEvent, at: int = 1000) -> Account:
    return fold(Account("ann"), ((at, event) for event in events))


def test_a_way_to_come_back_makes_a_player_permanent() -> None:
    assert not account_after(Seen("s", "")).is_permanent
    assert account_after(ADDED).is_permanent
    assert not account_after(ADDED, PasskeyRemoved("key")).is_permanent
    assert account_after(RecoveryCodesMade("ABC", b"", (b"h",))).is_permanent


def test_leaving_keeps_only_what_is_still_to_be_deleted() -> None:
    left = account_after(
        ADDED,
        Named("Ann", "~name:x"),
        RecoveryCodesMade("ABC", b"", (b"h",)),
        SignedIn("s", "", 0, "passkey"),
        Left(),
    )
    assert left == Account(
        "ann", 5, claims=frozenset({"~name:x"}), locators=frozenset({"ABC"}), has_left=True
    )  # fmt: skip


def test_a_sign_in_is_fresh_for_a_while_but_not_with_the_code_of_another_device() -> None:
    account = account_after(SignedIn("s", "", 0, "passkey"), SignedIn("d", "", 0, "device"))
    assert account.is_fresh("s", 1000 + FRESH_MS - 1)
    assert not account.is_fresh("s", 1000 + FRESH_MS)
    assert not account.is_fresh("d", 1001 + FRESH_MS)
    assert not account.is_fresh("unknown", 1000)


def test_a_challenge_is_used_once() -> None:
    begun = SignedIn("s", "", 0, "passkey", "key", 1, "c2")
    account = account_after(ADDED)
    assert decide_passkey_sign_in(account, begun) == [begun]
    with pytest.raises(RefusedError) as refused:
        decide_passkey_sign_in(account_after(ADDED, begun), begun)
    assert refused.value.reason == Reason.BAD_PASSKEY


def test_the_use_of_a_session_is_noted_now_and_then_but_never_of_a_guest() -> None:
    seen, day = Seen("s", "Firefox"), 100
    assert decide_seen(Account("ann"), seen, 0, day) == []
    account = account_after(ADDED, seen)
    assert decide_seen(account, seen, 1000 + day - 1, day) == []
    assert decide_seen(account, seen, 1000 + day, day) == [seen]
    assert decide_seen(account, Seen("s", "Firefox", 1), 1000, day) == [Seen("s", "Firefox", 1)]
