"""The toy game in the line mode."""

from functools import partial
from pathlib import Path

from race21 import RULES

from duellum.record import read_games
from duellum.terminal.line_mode import LineMode


def _answer(mode: list[LineMode], _prompt: str) -> str:
    """Roll when the die is due; add it unless that would lose."""
    position = mode[0].game.position
    if mode[0].game.actor is None:
        return "quit"
    if mode[0].game.actor == "dice":
        return ""
    total = position.totals[position.to_move] + position.die  # type: ignore[attr-defined]  # the toy game's own
    return "add" if total <= 21 else "pass"


def test_a_whole_game_is_played_shown_and_kept(home: Path) -> None:
    said: list[str] = []
    modes: list[LineMode] = []
    modes.append(LineMode(RULES, seed=3, read=partial(_answer, modes), write=said.append))
    modes[0].run()
    outcome = modes[0].game.outcome
    assert outcome is not None
    assert said[0].startswith("Race to 21 for two players at one keyboard.")
    assert any("1  add" in line for line in said)
    [kept] = (home / "games").glob("*.txt")
    [record] = read_games(kept)
    assert record.outcome == outcome


def test_clauses_have_the_texts_that_the_game_brings() -> None:
    said: list[str] = []
    lines = iter(["rules R3", "quit"])
    LineMode(RULES, read=lambda _: next(lines), write=said.append).run()
    assert any(line.startswith("R3 ") and "exactly 21 wins" in line for line in said)
