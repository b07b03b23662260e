### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = Che cos’è
rulebook-aim = Lo scopo
rulebook-box = Nella scatola
rulebook-setup = Preparazione
rulebook-turn = Un turno
# Battle
rulebook-moving = Muovere
# Qwixx Duel
rulebook-placing = Piazzare le pedine
# Battle
rulebook-capture = Catturare
# Qwixx Duel
rulebook-front = Catturare e impilare
# Battle
rulebook-palace = Re e palazzo
# Qwixx Duel
rulebook-closing = Chiudere una fila
rulebook-end = Fine della partita
# Qwixx Duel
rulebook-scoring = Punteggio
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagrammi di rotolamento
rulebook-tactics = Tattica
rulebook-clauses = Tutte le regole per numero
rulebook-editions = Dove le edizioni divergono

## Words of tables

rulebook-players = Giocatori
rulebook-age = Età
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] da { $years } anno
       *[other] da { $years } anni
    }
rulebook-time = Durata
rulebook-minutes =
    { $count ->
        [one] circa { $count } minuto
       *[other] circa { $count } minuti
    }
rulebook-author = Autore
# Followed by the game's names in other languages
rulebook-names = Altri nomi
rulebook-part = Materiale
rulebook-number = Quantità

## Shared paragraphs

rulebook-clauses-text = Ecco le regole una per una. Quando una mossa viene rifiutata, e alla fine di ogni partita, Duellum indica il numero della regola.
rulebook-editions-text = I fogli stampati sono traduzioni l’uno dell’altro, e qua e là è sfuggito qualche errore. Ecco che cosa abbiamo trovato e come lo leggiamo.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Esempio { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Non permesso: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = La posizione in cui la mossa non è ammessa:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Possibile qui: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Pareggio ({ $clause }).
rulebook-goes-on = La partita continua.
