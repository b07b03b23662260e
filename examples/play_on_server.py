"""Play a game on a server against its bot, over HTTP and WebSocket.

duellum serve --port 8000
python examples/play_on_server.py http://127.0.0.1:8000 qwixx
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


async def play(url: str, rules: str, rng: random.Random) -> str:
    """Play at random against level 1 and return the record of the game."""
    async with httpx.AsyncClient(base_url=url) as http:
        players = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        answer = await http.post("/api/games", json={"rules": rules, "players": players, "starts": "lot"})
        if answer.is_error:
            sys.exit(f"The server refused: {answer.json()['text']}")
        game = answer.json()["game"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())  # who I am
        address = f"{url.replace('http', 'ws', 1)}/api/games/{game}/play"
        async with connect(address, additional_headers={"Cookie": cookie}) as socket:
            await play_to_the_end(socket, rng)
        return (await http.get(f"/api/games/{game}/record")).text


async def play_to_the_end(socket: ClientConnection, rng: random.Random) -> None:
    """Join, then answer every message after which it is my turn, until the game has an outcome."""
    await socket.send(json.dumps({"type": "join", "id": "join", "name": "Ann", "seed": "clover"}))
    seats: list[int] = []
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "welcome":
                seats = message["you"]
            case "probe":  # measures how long messages travel
                await socket.send(json.dumps({"type": "echo", "probe": message["probe"]}))
            case "refused":
                raise RuntimeError(message["text"])
            case "state" | "update":
                if message.get("outcome"):
                    return
                command = choose(message.get("situation"), seats, rng)
                if command and message.get("status", "playing") == "playing":
                    await socket.send(json.dumps(command))


def choose(situation: dict[str, Any] | None, seats: list[int], rng: random.Random) -> dict[str, Any] | None:
    """Return the command to send in a situation; None when it is not my turn."""
    if situation is None or situation["to_move"] not in seats:
        return None
    ply = situation["ply"]
    if situation["actor"] == "dice":
        return {"type": "roll", "id": f"roll-{ply}", "ply": ply}
    if not situation["legal"]:  # the game has not begun
        return None
    move = rng.choice(situation["legal"])["move"]
    return {"type": "play", "id": f"play-{ply}", "ply": ply, "move": move}


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(asyncio.run(play(sys.argv[1], sys.argv[2], random.Random(1))))
