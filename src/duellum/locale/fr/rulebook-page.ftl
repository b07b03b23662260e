### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Ouvrir le livret de règles
book-contents = Sommaire
book-print = Imprimer

## Searching the book

book-search = Chercher dans les règles
book-search-count =
    { $count ->
        [0] Aucun résultat
        [one] { $count } résultat
       *[other] { $count } résultats
    }
# $at is the number of the place that is shown
book-search-at = { $at } sur { $count }
book-search-next = Résultat suivant
book-search-previous = Résultat précédent

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Montrer
book-play-battle = Faire rouler
book-play-qwixx = Jouer
book-again = Montrer encore
book-try = À vous d’essayer
book-try-again = Réessayer
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Pourquoi pas { $move } ?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Interdit : { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = D’abord : { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } C’est permis aussi.
book-tried-same = { $text } Exactement comme dans l’exemple.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Exemple
       *[other] Exemple { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from } : { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Placez un pion sur une case marquée.

## The roll diagram

tool-battle-diagram = Diagramme de déplacement
tool-battle-diagram-about = Choisissez la position d’un cube, et vous verrez chaque case où il peut rouler, avec la face qu’il y montrera. Choisissez ensuite une case et faites-y rouler le cube.
# Which face is on top; which face is toward the reader
roll-top = Dessus
roll-front = Vers vous
# All visible faces of a die
roll-faces = { $top } dessus, { $front } vers vous, { $left } à gauche, { $right } à droite, { $back } derrière
roll-targets = Où le cube peut rouler
roll-choose = Choisissez une case.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way } : { $face } dessus
# Two ways to a square, each as above
roll-two-ways = { $first } ; ou { $second }
roll-same = Les deux chemins finissent avec le cube dans la même position.
roll-same-face = Les deux chemins finissent avec cette face dessus, mais le cube est tourné autrement.
# How far the die is on its way
roll-step = Étape { $step } sur { $count } : { $face } dessus
roll-back = Une étape en arrière
roll-forward = Une étape en avant
