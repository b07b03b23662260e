### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = El juego
rulebook-aim = El objetivo
rulebook-box = En la caja
rulebook-setup = Preparación
rulebook-turn = Tu turno
# Battle
rulebook-moving = El movimiento
# Qwixx Duel
rulebook-placing = Colocar fichas
# Battle
rulebook-capture = La captura
# Qwixx Duel
rulebook-front = Capturar y apilar
# Battle
rulebook-palace = Rey y palacio
# Qwixx Duel
rulebook-closing = Cerrar una fila
rulebook-end = Fin de la partida
# Qwixx Duel
rulebook-scoring = Puntuación
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagramas de movimiento
rulebook-tactics = Táctica
rulebook-clauses = Todas las reglas, por número
rulebook-editions = Diferencias entre las ediciones impresas

## Words of tables

rulebook-players = Jugadores
rulebook-age = Edad
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] a partir de { $years } año
       *[other] a partir de { $years } años
    }
rulebook-time = Duración
rulebook-minutes =
    { $count ->
        [one] alrededor de { $count } minuto
       *[other] unos { $count } minutos
    }
rulebook-author = Autor
# Followed by the game's names in other languages
rulebook-names = Otros nombres
rulebook-part = Componente
rulebook-number = Cantidad

## Shared paragraphs

rulebook-clauses-text = Cada regla tiene un número. Duellum lo cita cuando rechaza una jugada y al final de cada partida.
rulebook-editions-text = Las reglas impresas son traducciones de un mismo original, y algunas contienen errores. Para cada diferencia se indica la edición, qué dice, qué se juega aquí y por qué.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Ejemplo { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = No permitido: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = La posición en la que no se permite la jugada:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Jugadas posibles al comienzo del ejemplo: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Empate ({ $clause }).
rulebook-goes-on = La partida sigue.
