### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = O grze
rulebook-aim = Cel gry
rulebook-box = Co jest w pudełku
rulebook-setup = Przygotowanie
rulebook-turn = Twoja tura
# Battle
rulebook-moving = Ruch
# Qwixx Duel
rulebook-placing = Stawianie pionków
# Battle
rulebook-capture = Bicie
# Qwixx Duel
rulebook-front = Bicie i stosy
# Battle
rulebook-palace = Król i pałac
# Qwixx Duel
rulebook-closing = Zamykanie rządka
rulebook-end = Koniec partii
# Qwixx Duel
rulebook-scoring = Punktacja
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagramy toczenia
rulebook-tactics = Taktyka
rulebook-clauses = Wszystkie zasady według numerów
rulebook-editions = Różnice między drukowanymi wydaniami

## Words of tables

rulebook-players = Gracze
rulebook-age = Wiek
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] od { $years } roku
        [few] od { $years } lat
       *[many] od { $years } lat
    }
rulebook-time = Czas gry
rulebook-minutes =
    { $count ->
        [one] około { $count } minuty
        [few] około { $count } minut
       *[many] około { $count } minut
    }
rulebook-author = Autor
# Followed by the game's names in other languages
rulebook-names = Inne nazwy
rulebook-part = Element
rulebook-number = Liczba

## Shared paragraphs

rulebook-clauses-text = Każda zasada ma numer. Duellum podaje go, gdy odrzuca ruch, i na koniec każdej partii.
rulebook-editions-text = Drukowane instrukcje są przekładami jednego oryginału, a niektóre zawierają błędy. Przy każdej różnicy podajemy wydanie, co w nim napisano, jak gramy my i dlaczego.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Przykład { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Niedozwolone: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = Pozycja, w której ten ruch jest niedozwolony:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Możliwe na początku przykładu: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Remis ({ $clause }).
rulebook-goes-on = Partia toczy się dalej.
