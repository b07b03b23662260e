### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = Le jeu
rulebook-aim = Le but
rulebook-box = Dans la boîte
rulebook-setup = Mise en place
rulebook-turn = Votre tour
# Battle
rulebook-moving = Les déplacements
# Qwixx Duel
rulebook-placing = Placer les pions
# Battle
rulebook-capture = La prise
# Qwixx Duel
rulebook-front = Prendre et empiler
# Battle
rulebook-palace = Le roi et le palais
# Qwixx Duel
rulebook-closing = Fermer une rangée
rulebook-end = Fin de la partie
# Qwixx Duel
rulebook-scoring = Le décompte
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagrammes de déplacement
rulebook-tactics = Tactique
rulebook-clauses = Toutes les règles, par numéro
rulebook-editions = Différences entre les éditions imprimées

## Words of tables

rulebook-players = Joueurs
rulebook-age = Âge
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] à partir de { $years } an
       *[other] à partir de { $years } ans
    }
rulebook-time = Durée
rulebook-minutes =
    { $count ->
        [one] environ { $count } minute
       *[other] environ { $count } minutes
    }
rulebook-author = Auteur
# Followed by the game's names in other languages
rulebook-names = Autres noms
rulebook-part = Élément
rulebook-number = Quantité

## Shared paragraphs

rulebook-clauses-text = Chaque règle a un numéro. Duellum le cite quand il refuse un coup et à la fin de chaque partie.
rulebook-editions-text = Les règles imprimées sont des traductions d’un même original, et certaines contiennent des erreurs. Pour chaque différence, vous trouvez l’édition, ce qu’elle dit, ce que nous jouons et pourquoi.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Exemple { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Interdit : { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = La position dans laquelle le coup est interdit :
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Possible au début de l’exemple : { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Partie nulle ({ $clause }).
rulebook-goes-on = La partie continue.
