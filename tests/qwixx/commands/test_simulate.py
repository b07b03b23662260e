"""``duellum simulate``: games between policies."""

from tests.cli.commands import run


def test_a_simulation_repeats_with_its_seed() -> None:
    arguments = [
        "simulate",
        "qwixx",
        "--games",
        "300",
        "--policy",
        "careful",
        "--against",
        "greedy",
        "--seed",
        "5",
    ]
    first, again = run(*arguments), run(*arguments)
    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert "300 games, careful against greedy, seed 5" in first.stdout
    assert first.stdout != run(*arguments[:-1], "6").stdout
