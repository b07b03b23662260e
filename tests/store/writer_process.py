"""A process that writes until killed: ``python -m tests.store.writer_process ADDRESS PREFIX GAMES EVENTS``.

It writes to that many games at once, so many events each, and prints a line for every append acknowledged:
game, sequence, payload. Refused, it reads where the game stands and continues there.
"""

import asyncio
import os
import sys
from itertools import count

from duellum.store import ConflictError, EventLog, open_event_log


async def write(log: EventLog, game_id: str, events: int) -> None:
    numbers = count(1)
    latest = len(await log.read(game_id))
    while latest < events:
        payload = f"{os.getpid()}-{next(numbers)}"
        try:
            await log.append(game_id, latest, [payload.encode()], at=latest, live=True, due=latest)
        except ConflictError as refused:
            latest = refused.latest
        else:
            latest += 1
            os.write(1, f"{game_id} {latest} {payload}\n".encode())


async def main(address: str, prefix: str, games: int, events: int) -> None:
    log = await open_event_log(address)
    await asyncio.gather(*(write(log, f"{prefix}{number}", events) for number in range(games)))
    await log.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
