"""The rules of Battle in a sentence a clause, for explaining why a move is refused or a game has ended."""

CLAUSES = {
    "B1": "The board has nine files, a to i, and eight ranks, 1 to 8; nothing leaves it.",
    "B2": "The palaces are e1, White's, and e8, Black's.",
    "B3": "Each side has eight dice and one king. Opposite faces sum to 7, and all dice are right-handed.",
    "B4": "The king always moves exactly one square, whatever it shows.",
    "B5": "From its owner's left a camp shows 5 1 2 6 king 6 2 1 5, every die with its 3 toward its owner.",
    "B6": "White begins; then each side in turn moves one of its own pieces. Nobody may pass.",
    "B7": "A die moves by tipping over an edge onto the next square: north, south, east or west.",
    "B8": "A die moves exactly as many squares as its top shows before the move.",
    "B9": "Every square before the last must be empty: nothing jumps.",
    "B10": "A move may turn once, by a right angle.",
    "B11": "The first step may go in any of the four directions.",
    "B12": "No square comes twice in one move, so nothing rolls back.",
    "B13": "Two ways to the same square are two moves: the die may end with another face up.",
    "B14": "An enemy on the last square is captured; a piece of one's own there bars the move.",
    "B15": "The king captures like any die, even the enemy king.",
    "B16": "Whoever captures the enemy king wins at once.",
    "B17": "Whoever moves the own king onto the enemy palace wins at once.",
    "B18": "Who is to move and has no legal move draws.",
    "B19": "The same position for the third time, with the same side to move, is a draw.",
    "B20": "A hundred moves in a row, both sides counted, without a capture are a draw.",
    "B21": "A game also ends by resignation, by agreement on a draw, or on time.",
}
"""Each clause's id and its sentence; B18 to B21 are the platform's, not the makers'."""
