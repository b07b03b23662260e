### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = Il gioco
rulebook-aim = Lo scopo
rulebook-box = Nella scatola
rulebook-setup = Preparazione
rulebook-turn = Il tuo turno
# Battle
rulebook-moving = Il movimento
# Qwixx Duel
rulebook-placing = Piazzare le pedine
# Battle
rulebook-capture = La cattura
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
rulebook-editions = Differenze tra le edizioni stampate

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
rulebook-part = Componente
rulebook-number = Quantità

## Shared paragraphs

rulebook-clauses-text = Ogni regola ha un numero. Duellum lo cita quando rifiuta una mossa e alla fine di ogni partita.
rulebook-editions-text = I regolamenti stampati sono traduzioni di uno stesso originale, e alcuni contengono errori. Per ogni differenza trovi l’edizione, che cosa dice, che cosa giochiamo noi e perché.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Esempio { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Vietato: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = La posizione in cui la mossa è vietata:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Possibile all’inizio dell’esempio: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Pareggio ({ $clause }).
rulebook-goes-on = La partita continua.
