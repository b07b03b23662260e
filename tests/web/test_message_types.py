from tools.client.message_types import FILE, typescript


def test_the_clients_message_types_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), 'the messages have changed: run "make types"'
