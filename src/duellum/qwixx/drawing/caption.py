"""Captions of drawings: whose turn it is, the last move, and a description for screen readers."""

from collections.abc import Iterator

from duellum.qwixx.rules.board import SIDE_NAMES, Colour, Field, Roll, Row, Side, colour_of, number_of
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Decline, Move, Position

_PAST_TENSE = {Effect.PLACE: "placed on", Effect.STACK: "stacked on", Effect.CAPTURE: "captured on"}


def format_status(position: Position) -> str:
    """Return who has to do what, or how the game ended: ``Black: action 1, 5 in any row``."""
    name = SIDE_NAMES[position.to_move]
    if position.ending is not None:
        return f"{format_result(position)}: {position.ending}"
    if position.dice is None:
        return f"{name} to roll"
    if position.first_choice is None:
        return f"{name}: action 1, {position.dice.white_sum} in any row"
    done = "declining" if position.first_choice == "-" else _name_field(position.first_choice)
    return f"{name}: action 2, after {done}"


def format_result(position: Position) -> str:
    """Return who won by how many points, of a game that is over: ``Black won, 45 to 38``."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return f"Draw, {position.total(Side.BLACK)} each"
    winner = Side(outcome.winner)
    totals = position.total(winner), position.total(winner.other)
    return f"{winner} won, {totals[0]} to {totals[1]}"


def describe_last_move(position: Position, last_move: Move) -> str:
    """Return the move that led to this position and who made it: ``Grey captured on red 7``."""
    name = SIDE_NAMES[position.last_mover]
    match last_move:
        case Roll():
            return f"{name} rolled {', '.join(_describe_dice(last_move))}"
        case Decline():
            return f"{name} declined, with a misthrow" if last_move.is_misthrow else f"{name} declined"
        case Placement(effect=Effect.CLOSE):
            return f"{name} took {_name_field(last_move.field)} and closed the row"
        case Placement():
            height = f", now {last_move.height} high" if last_move.height > 1 else ""
            return f"{name} {_PAST_TENSE[last_move.effect]} {_name_field(last_move.field)}{height}"


def describe_position(position: Position, last_move: Move | None) -> str:
    """Return a description of all that the drawing shows."""
    sentences = [
        f"{colour.name.title()}: {_describe_row(position.board[colour], colour)}." for colour in Colour
    ]
    sentences += (_describe_player(position, side) for side in Side)
    if position.dice is not None:
        sentences.append(f"Dice: {', '.join(_describe_dice(position.dice))}.")
    fields = [_name_field(move.field) for move in position.legal_moves() if isinstance(move, Placement)]
    if fields:
        sentences.append(f"Open to {SIDE_NAMES[position.to_move]}: {', '.join(fields)}.")
    if last_move is not None:
        sentences.append(f"Last: {describe_last_move(position, last_move)}.")
    return " ".join(sentences)


def _name_field(field: Field) -> str:
    """Return a field in words: ``red 7``."""
    return f"{colour_of(field).word} {number_of(field)}"


def _describe_row(row: Row, colour: Colour) -> str:
    words = [f"{describe_stack(row, place)} on {colour.numbers[place]}" for place, _ in row]
    if row.is_closed:
        words.append("closed" if row.lock is None else f"closed, {SIDE_NAMES[row.lock]} on the lock")
    return ", ".join(words) or "empty"


def describe_stack(row: Row, place: int) -> str:
    """Return the stack on a place: ``Black 3 high as the front``."""
    stack = row.stacks[place]
    if stack is None:
        return "nothing"
    height = f" {stack.height} high" if stack.height > 1 else ""
    return f"{SIDE_NAMES[stack.side]}{height}{' as the front' if place == row.front else ''}"


def _describe_player(position: Position, side: Side) -> str:
    rows = " + ".join(map(str, position.row_scores(side)))
    counts = f"supply {position.supply(side)}, misthrows {position.misthrows[side]}"
    return f"{SIDE_NAMES[side]}: {rows}, in all {position.total(side)} points, {counts}."


def _describe_dice(roll: Roll) -> Iterator[str]:
    yield f"white {roll.whites[0]} and {roll.whites[1]}"
    for colour in Colour:
        face = roll.colours[colour]
        yield f"{colour.word} {'out' if face is None else face}"
