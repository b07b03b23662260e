"""A player that is another program: any command that speaks the engine protocol, UCI with rolls."""

import shlex
import subprocess
from typing import Any

from duellum.core.engine import Limit
from duellum.core.game import Game


class UciError(RuntimeError):
    """The program could not be started, ended early, or answered something else than the protocol says."""


class UciPlayer:
    """Plays by asking a program. Raises :class:`UciError` when it cannot be started."""

    def __init__(self, command: str, limit: Limit) -> None:
        self.name, self.limit = command, limit
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the user's own
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError) as error:
            raise UciError(f"{command!r} cannot be started: {error}") from error
        try:
            self._request("uci", "uciok")
        except UciError:
            self.close()
            raise

    def new_game(self) -> None:
        """Tell the program that a new game begins."""
        self._send("ucinewgame")
        self._request("isready", "readyok")

    def choose(self, game: Game) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the program's move. Raises :class:`~duellum.core.errors.MoveError` where it is not legal."""
        moves = " ".join(map(str, game.moves))
        self._send(f"position fen {game.positions[0]}" + (f" moves {moves}" if moves else ""))
        answer = self._request(f"go {_format_limit(self.limit)}", "bestmove")
        return game.parse_move(answer.split()[1])

    def close(self) -> None:
        """End the program."""
        try:
            self._process.communicate("quit\n", timeout=5)  # also closes the pipes
        except (subprocess.TimeoutExpired, OSError):
            self._process.kill()
            self._process.communicate()

    def _send(self, line: str) -> None:
        try:
            print(line, file=self._process.stdin, flush=True)
        except OSError as error:
            raise UciError(f"{self.name!r} has ended") from error

    def _request(self, line: str, wanted: str) -> str:
        """Send a line and return the first answer that begins with the wanted word."""
        self._send(line)
        for answer in self._process.stdout or ():
            if answer.split()[:1] == [wanted]:
                return answer
            if answer.split()[:1] == ["error"]:
                raise UciError(f"{self.name!r} answered {line!r} by {answer.strip()!r}")
        raise UciError(f"{self.name!r} ended without answering {line!r}")


def _format_limit(limit: Limit) -> str:
    parts = {
        "depth": limit.depth,
        "nodes": limit.nodes,
        "movetime": None if limit.seconds is None else round(limit.seconds * 1000),
    }
    return " ".join(f"{name} {value}" for name, value in parts.items() if value is not None) or "depth 1"
