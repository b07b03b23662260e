"""Running commands in the tests."""

from click.testing import CliRunner, Result

from duellum.cli import main


def run(*arguments: str) -> Result:
    """Run ``duellum`` with these arguments, in this process."""
    return CliRunner().invoke(main, arguments)
