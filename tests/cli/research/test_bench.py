"""``duellum bench``: the engines' signatures."""

from tests.cli.commands import run


def test_the_signature_is_one_number_and_the_same_again() -> None:
    first, again = run("bench"), run("bench")
    assert first.output == again.output
    assert int(first.output) > 10_000


def test_the_signature_is_one_number_and_the_same_again_in_qwixx_duel() -> None:
    first, again = run("bench", "qwixx"), run("bench", "qwixx")
    assert first.exit_code == 0, first.output
    assert first.output == again.output
    assert int(first.output) > 1000
