"""A second Qwixx Duel, written from the clauses alone and in another manner: one mutable table.

Stones are moved about as hands would move them: out of a supply, onto a field, back again. Nothing is shared
with the package, so that a misreading in either shows as a difference.
"""

UP = list(range(2, 13))
ROWS = {"r": UP, "y": UP, "g": UP[::-1], "b": UP[::-1]}
ROW_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78}
OTHER = {"b": "g", "g": "b"}


class NaiveGame:
    """One game on one table; sides are ``b`` and ``g``, fields are texts such as ``y5``."""

    def __init__(self, active: str) -> None:
        self.active = active
        self.piles: dict[str, list[str]] = {f"{row}{number}": [] for row in ROWS for number in ROWS[row]}
        self.locks: dict[str, list[str]] = {row: [] for row in ROWS}
        self.dice_in = list("rygb")
        self.misthrown: list[str] = []
        self.supply = {"b": ["b"] * 22, "g": ["g"] * 22}
        self.whites: list[int] = []
        self.coloured: dict[str, int] = {}
        self.used: list[str] = []
        self.why_over = ""

    def throw(self, whites: list[int], coloured: dict[str, int]) -> None:
        assert sorted(coloured) == sorted(self.dice_in)
        self.whites, self.coloured, self.used = whites, dict(coloured), []

    def choices(self) -> dict[str, str]:
        """Return what each field open to the action that is due would bring, and ``-`` for declining."""
        if self.why_over:
            return {}
        if not self.used:
            wanted = [f"{row}{sum(self.whites)}" for row in ROWS]
        else:
            wanted = [f"{row}{white + self.coloured[row]}" for row in self.coloured for white in self.whites]
        found = {field: self.effect(field) for field in wanted if field not in self.used}
        return {"-": "decline"} | {field: effect for field, effect in found.items() if effect}

    def effect(self, field: str) -> str:
        """Return what the active player's stone does on the field, nothing when it may not go there."""
        row, line = field[0], self.line(field[0])
        here = line.index(field)
        pile, beyond = self.piles[field], [name for name in line[here + 1 :] if self.piles[name]]
        if row not in self.dice_in:
            return ""
        if pile:
            if beyond:
                return ""
            if pile[0] == self.active:
                return "stack"
            return "capture" if len(pile) == 1 else ""
        if any(self.active in self.piles[name] for name in beyond):
            return ""
        if here < 10:
            return "place"
        own = sum(self.piles[name].count(self.active) for name in line)
        return "close" if own >= 5 else ""

    def line(self, row: str) -> list[str]:
        return [f"{row}{number}" for number in ROWS[row]]

    def choose(self, field: str) -> None:
        effect = self.choices()[field]
        own = self.supply[self.active]
        if effect == "capture":
            self.supply[OTHER[self.active]].append(self.piles[field].pop())
        if effect != "decline":
            self.piles[field].append(own.pop())
        if effect == "close":
            self.dice_in.remove(field[0])
            self.coloured.pop(field[0])
            if own:
                self.locks[field[0]].append(own.pop())
        self.used.append(field)
        self.look_for_the_end()
        if len(self.used) == 2:
            self.finish_turn()

    def finish_turn(self) -> None:
        if self.used == ["-", "-"]:
            self.misthrown.append(self.supply[self.active].pop())
        self.look_for_the_end()
        self.active = OTHER[self.active]

    def look_for_the_end(self) -> None:
        if not self.supply["b"] or not self.supply["g"]:
            self.why_over = "supply empty"
        elif len(self.misthrown) == 4:
            self.why_over = "four misthrows"
        elif len(self.dice_in) == 2:
            self.why_over = "two rows closed"

    def points(self, side: str) -> list[int]:
        """Return the side's points by row."""
        counts = [
            sum(self.piles[field].count(side) for field in self.line(row)) + self.locks[row].count(side)
            for row in ROWS
        ]
        return [ROW_POINTS[min(count, 12)] for count in counts]

    def score(self, side: str) -> int:
        return sum(self.points(side)) - 5 * self.misthrown.count(side)

    def winner(self) -> str:
        """Return the side that has won, nothing for a draw."""
        black, grey = self.score("b"), self.score("g")
        return "" if black == grey else "b" if black > grey else "g"
