"""The figures of Battle's book."""

from duellum.battle.rulebook.figures import ROLL_DIAGRAMS


def test_there_is_a_roll_diagram_for_every_top_face() -> None:
    assert [figure.id for figure in ROLL_DIAGRAMS] == [f"roll-{top}" for top in range(1, 7)]
    for top, figure in enumerate(ROLL_DIAGRAMS, 1):
        assert f"[{top}]" in figure.draw_text()
        assert figure.draw_svg().startswith("<svg")
    assert repr(ROLL_DIAGRAMS[0]) == "<Figure roll-1>"


def test_dice_lie_as_in_the_camp() -> None:
    assert "1[5]6" in ROLL_DIAGRAMS[4].draw_text()
    assert "6[4]1" in ROLL_DIAGRAMS[3].draw_text()
