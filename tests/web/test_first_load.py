"""The size of a first visit."""

import pytest

from tests.web.visitor import Message, Visitors

MAX_BYTES = 120_000


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_the_first_load_of_a_game_is_compressed_and_small(visitors: Visitors, rules: str) -> None:
    visitor = visitors.new()
    listening = visitor.context.new_cdp_session(visitor.page)
    listening.send("Network.enable")
    encodings: dict[str, str] = {}
    sizes: list[int] = []

    def hear_response(event: Message) -> None:
        answer = event["response"]
        encodings[answer["url"]] = answer["headers"].get("content-encoding", "")

    listening.on("Network.responseReceived", hear_response)
    listening.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    visitor.open_new_game(rules)
    assert {encoding for url, encoding in encodings.items() if url.endswith((".js", ".css"))} == {"gzip"}
    assert not [url for url in encodings if "clauses" in url]  # nobody reads the exact rules yet
    assert 20_000 < sum(sizes) <= MAX_BYTES
