"""Autosave of terminal games."""

from tests.terminal.script import ScriptedTerminal


def test_a_game_is_kept_after_every_move_and_can_be_gone_on_with(terminal: ScriptedTerminal) -> None:
    said = terminal.play("i1n5", "a8s5")
    [path] = terminal.saved_records()
    assert f"The game is stored in {path}" in said
    assert "You have an unfinished game" in terminal.play("load", "h1n1")
    assert [str(move) for move in terminal.mode.game.moves] == ["i1n5", "a8s5", "h1n1"]
    assert terminal.saved_records() == [path]  # it continues in its own file
    terminal.play("b8s1", load=path)
    assert [str(move) for move in terminal.mode.game.moves] == ["i1n5", "a8s5", "h1n1", "b8s1"]


def test_a_game_finished_after_loading_is_no_longer_offered(terminal: ScriptedTerminal) -> None:
    terminal.play("i1n5")
    terminal.play("load", "resign")
    assert "You have an unfinished game" not in terminal.play()


def test_a_record_that_is_broken_is_passed_over_among_the_kept(terminal: ScriptedTerminal) -> None:
    terminal.play("i1n5")
    (terminal.home / "games" / "battle-9999.txt").write_text("broken")
    terminal.play("load")
    assert len(terminal.mode.game.moves) == 1
