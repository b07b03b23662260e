"""The rulebook of Race to 21: sections with examples that run."""

from duellum.rulebook.model import Book, Facts, Observer
from duellum.rulebook.parts import Parts
from race21 import RULES

_PARTS = Parts("race21")
_EXACT = _PARTS.example("exact", "R1 R2 R3", "18:9 r - 0", "d3 add", Facts(outcome="1-0 R3"))
_OVER = _PARTS.example("over", "R4", "18:9 r 4 0", "add", Facts(outcome="0-1 R4"))

BOOK = Book(
    "race21",
    (
        _PARTS.section("aim", 1, _EXACT, _OVER, clauses=("R3", "R4")),
        _PARTS.clause_section(RULES.clauses),
    ),
    (),
    Observer(
        list_choices=lambda position: [(move,) for move in position.legal_moves()],
        sketch_move=lambda _position, _text: None,
        observe=lambda _: Facts(),
        describe_place=lambda _position, _place: "",
        phrase_facts=lambda _: (),
    ),
)
