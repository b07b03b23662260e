"""The games that the first page plays by itself are played by the rules."""

from tools.client.demonstration_data import demonstration_files


def test_the_demonstrations_are_those_of_the_rules() -> None:
    for path, text in demonstration_files().items():
        assert path.read_text(encoding="utf-8") == text, "run 'make types'"
