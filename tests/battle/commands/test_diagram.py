"""``duellum diagram``: roll diagrams."""

from tests.cli.commands import run


def test_diagrams_come_as_text_and_as_svg() -> None:
    text, svg = (
        run("diagram", "--top", "5", "--front", "3"),
        run("diagram", "--top", "5", "--front", "3", "--svg"),
    )
    assert text.exit_code == svg.exit_code == 0
    assert "[5]" in text.output
    assert svg.output.startswith("<svg")
