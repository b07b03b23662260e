### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = O hře
rulebook-aim = Cíl hry
rulebook-box = Co je v krabici
rulebook-setup = Příprava
rulebook-turn = Tvůj tah
# Battle
rulebook-moving = Jak se táhne
# Qwixx Duel
rulebook-placing = Pokládání kamenů
# Battle
rulebook-capture = Braní
# Qwixx Duel
rulebook-front = Vyhazování a stohy
# Battle
rulebook-palace = Král a královské políčko
# Qwixx Duel
rulebook-closing = Uzavření řady
rulebook-end = Konec hry
# Qwixx Duel
rulebook-scoring = Bodování
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagramy rolování
rulebook-tactics = Taktika
rulebook-clauses = Všechna pravidla podle čísel
rulebook-editions = Rozdíly mezi tištěnými vydáními

## Words of tables

rulebook-players = Hráči
rulebook-age = Věk
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] od { $years } roku
        [few] od { $years } let
       *[other] od { $years } let
    }
rulebook-time = Délka hry
rulebook-minutes =
    { $count ->
        [one] asi { $count } minuta
        [few] asi { $count } minuty
       *[other] asi { $count } minut
    }
rulebook-author = Autor
# Followed by the game's names in other languages
rulebook-names = Další názvy
rulebook-part = Součást
rulebook-number = Počet

## Shared paragraphs

rulebook-clauses-text = Každé pravidlo má číslo. Duellum ho uvádí, když odmítne tah, a na konci každé hry.
rulebook-editions-text = Tištěné návody jsou překlady jednoho originálu a v některých jsou chyby. U každého rozdílu najdeš vydání, co se v něm píše, jak hrajeme my a proč.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Příklad { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Není dovoleno: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = Pozice před nedovoleným tahem:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Na začátku příkladu lze zahrát: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Remíza ({ $clause }).
rulebook-goes-on = Hra pokračuje.
