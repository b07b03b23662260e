"""The client's own list of games is the server's."""

from tools.client.rules_data import rules_files


def test_the_games_of_a_client_without_a_server_are_as_the_server_lists_them() -> None:
    for path, text in rules_files().items():
        assert path.read_text(encoding="utf-8") == text, "run 'make types'"
