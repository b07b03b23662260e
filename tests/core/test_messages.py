"""What a kernel says in integers, as messages."""

from duellum.core.i18n import Translatable
from duellum.core.messages import NO_MESSAGE, NUMBER, PART, TEXT, ListOf, MessageTable, Told, Words
from tools.wasm.bindings import format_messages

FIELD, SIDE = Words("FIELD", ("r2", "r3", "r4")), Words("SIDE", ("black", "grey"))


def make_table() -> MessageTable:
    table = MessageTable()
    table.add("plain")
    table.add("full", "Q5", side=SIDE, fields=ListOf(FIELD), count=NUMBER)
    table.add("quoting", text=TEXT, part=PART, place=NUMBER)
    return table


def test_integers_become_numbers_words_and_lists_of_words() -> None:
    table = make_table()
    assert table.read(1, []) == Told(None, Translatable("plain"))
    arguments: dict[str, str | int | list[str]] = {"side": "grey", "fields": ["r4", "r2"], "count": 7}
    assert table.read(2, [1, 2, 2, 0, 7, 99]) == Told("Q5", Translatable("full", arguments))


def test_a_message_can_quote_the_text_that_was_asked_about() -> None:
    told = make_table().read(3, [1, 3, 2], "aéb")
    assert told == Told(None, Translatable("quoting", {"text": "aéb", "part": "éb", "place": 2}))


def test_the_first_code_is_for_nothing_to_say() -> None:
    assert make_table().read(NO_MESSAGE, [1, 2]) is None


def test_the_bindings_have_each_list_of_words_once_and_a_row_for_each_code() -> None:
    text = format_messages(make_table(), "here.py")
    assert text.count('const FIELD: readonly string[] = ["r2", "r3", "r4"];') == 1
    assert '["full", "Q5", { side: SIDE, fields: { listOf: FIELD }, count: "number" }],' in text
