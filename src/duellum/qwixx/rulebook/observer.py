"""What happens in an example of Qwixx Duel: stones placed and returned, supplies and points."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.qwixx import Effect, Move, Placement, Position, colour_of, parse_field
from duellum.qwixx.rules.board import FACES, Colour, place_of
from duellum.rulebook.model import Facts, Observer

NOTHING = "nothing"
_COLOURS = {colour.letter: colour for colour in Colour}


def _list_choices(position: Position) -> Sequence[tuple[Move, ...]]:
    """Return the choices; while a roll is due, all fields that some roll opens to action 1."""
    if position.dice_due == 0:
        return [(move,) for move in position.legal_moves()]
    choices: dict[str, tuple[Move, ...]] = {}
    for whites in combinations_with_replacement(FACES, 2):
        roll = position.roll([*whites, *[1] * (position.dice_due - 2)])
        placements = [move for move in position.play(roll).legal_moves() if isinstance(move, Placement)]
        choices |= {str(move): (roll, move) for move in placements}
    return list(choices.values())


def _sketch_move(position: Position, text: str) -> Placement | None:  # noqa: ARG001 - a field tells it all
    """Return a placement as if it were legal; None if the text is not a field."""
    try:
        return Placement(parse_field(text), Effect.PLACE)
    except MoveError:
        return None


def _observe(game: Game) -> Facts:
    position: Any = game.position
    facts = Facts(supplies=position.supplies, points=position.totals)
    if len(game) == 0:
        return facts
    before: Any = game[-1].before
    move, enemy = game[-1].move, game[-1].side.other
    is_capture = isinstance(move, Placement) and move.effect is Effect.CAPTURE
    returned = max(0, position.supplies[enemy] - before.supplies[enemy])
    return replace(facts, captured=str(enemy).lower() if is_capture else NOTHING, returned=returned)


def _describe_place(position: Position, name: str) -> str:
    colour, _, rest = name.partition("-")
    if rest == "lock":
        lock = position.board[_COLOURS[colour]].lock
        return "empty" if lock is None else str(lock).lower()
    field = parse_field(name)
    stack = position.board[colour_of(field)].stacks[place_of(field)]
    return "empty" if stack is None else f"{str(stack.side).lower()} {stack.height}"


def _phrase_facts(facts: Facts) -> list[Translatable]:
    texts = []
    if facts.returned is not None:
        texts.append(Translatable("rulebook-qwixx-returned", {"count": facts.returned}))
    if facts.supplies is not None:
        texts.append(Translatable("rulebook-qwixx-supplies", _by_side(facts.supplies)))
    if facts.points is not None:
        texts.append(Translatable("rulebook-qwixx-points", _by_side(facts.points)))
    if facts.dice_due is not None:
        texts.append(Translatable("rulebook-qwixx-dice", {"count": facts.dice_due}))
    return texts


def _by_side(numbers: tuple[int, int]) -> dict[str, str | int | list[str]]:
    return {"black": numbers[0], "grey": numbers[1]}


OBSERVER = Observer(_list_choices, _sketch_move, _observe, _describe_place, _phrase_facts)
