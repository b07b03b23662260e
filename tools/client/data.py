"""What Python knows and the browser client needs as JSON: games, courses, rulebooks and demonstrations."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import json

from duellum.core.engine import Strength, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import game_names, games_with, load_rules
from duellum.core.rules import Rules
from duellum.lessons import course_names, load_course
from duellum.lessons.expansion import expand_course
from duellum.rulebook import book_names, load_book
from duellum.rulebook.view import encode_book
from duellum.server.game.presenter import present_rules
from duellum.server.live.engine_pool import count_levels

_SOURCES = Path(__file__).parents[2] / "web" / "src"


def data_files() -> dict[Path, str]:
    """Return by file what it must hold."""
    local = [load_rules(game) for game in games_with("kernels")]
    files = {
        _SOURCES / "games" / "rules.json": _format_list(
            present_rules(rules, count_levels(rules)) for rules in local
        ),
        _SOURCES / "rules" / "facts.json": _format_list(map(list_facts, local)),
    }
    for game in course_names():
        files[_SOURCES / "lessons" / "data" / f"{game}.json"] = _format_course(game)
    for game in book_names():
        files[_SOURCES / "rulebook" / "data" / f"{game}.json"] = encode_book(load_book(game)).decode() + "\n"
    for rules in map(load_rules, game_names()):
        if rules.view.demonstration is not None:
            frames = _list_frames(rules, *rules.view.demonstration)
            files[_SOURCES / "games" / rules.name / "demonstration.json"] = _format_list(frames)
    return files


def _format_list(items: Iterable[Any]) -> str:
    """Return a list as JSON, a line for each item."""
    lines = ",\n".join(json.encode(item).decode() for item in items)
    return f"[\n{lines}\n]\n"


def list_facts(rules: Rules) -> dict[str, Any]:
    """Return what a game in the browser knows without asking its kernel, named as the client names it."""
    spec = load_engine_spec(rules)
    return {
        "name": rules.name,
        "sides": rules.side_names,
        "starts": [{"position": str(start), "toMove": int(start.to_move)} for start in rules.starts],
        "agreementClause": rules.agreement_clause,
        "hasDice": rules.has_dice,
        "levels": [
            {"nodes": level.nodes, "overlookedPerMille": level.overlooked_per_mille} | _describe_book(level)
            for level in spec.levels
        ],
        "reviewNodes": spec.review_nodes,
    }


def _describe_book(level: Strength) -> dict[str, int]:
    """Return by how much a level's opening moves may lose; left out where it plays without a book."""
    loss = level.book_loss_per_mille
    return {} if loss is None else {"bookLossPerMille": loss}


def _format_course(game: str) -> str:
    """Return a course, a line for each step."""
    course = expand_course(load_course(game))
    steps = ",\n".join(json.encode(step).decode() for step in course.steps)
    notes = json.encode(course.notes).decode()
    return f'{{"game":"{course.game}","notes":{notes},"steps":[\n{steps}\n]}}\n'


def _list_frames(rules: Rules, start: str | None, moves: str) -> list[dict[str, Any]]:
    """Return the positions of a demonstration, each with the move that led there."""
    game = Game(rules, start)
    frames = [_show_frame(game, None)]
    for text in moves.split():
        game.play(text)
        frames.append(_show_frame(game, game.rules.view.show_move(game.positions[-2], game.moves[-1])))
    return frames


def _show_frame(game: Game, last: Any) -> dict[str, Any]:  # noqa: ANN401 - each game has its own view of a move
    picture = game.rules.view.show_position(game.position)
    return {"picture": picture, "last": last, "toMove": int(game.position.to_move)}
