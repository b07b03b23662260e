### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }

## The board

battle-board = La Joute : plateau de 9 colonnes et 8 rangées
# The slider that tilts the board
battle-tilt = Inclinaison du plateau
# The list of moves of the chosen die
battle-moves = Où ce cube peut rouler
battle-lost =
    { $count ->
        [0] Les { battle-side } n’ont perdu aucun cube
        [one] Les { battle-side } ont perdu { $count } cube
       *[other] Les { battle-side } ont perdu { $count } cubes
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, vide.
battle-square-palace =
    { $side ->
        [white] { $square }, palais des Blancs, vide.
       *[black] { $square }, palais des Noirs, vide.
    }
battle-square-die =
    { $side ->
        [white] Cube blanc en { $square }, montre { $face }.
       *[black] Cube noir en { $square }, montre { $face }.
    }
battle-square-king =
    { $side ->
        [white] Roi blanc en { $square }.
       *[black] Roi noir en { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Roi blanc sur le palais { $square }.
       *[black] Roi noir sur le palais { $square }.
    }
battle-square-movable = Peut rouler.
battle-square-selected = Choisi.
battle-square-hinted = Coup conseillé.
battle-square-threat = En danger.
battle-square-attacker = Attaque.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Roule ici et montre { $face }.
        [king] Prend le roi et gagne.
       *[capture] Prend ici et montre { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Le roi vient ici.
        [king] Prend le roi et gagne.
        [palace] Prend le palais et gagne.
       *[capture] Le roi prend ici.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Deux chemins mènent ici : le cube montre { $face } ou { $other }.
        [king] Prend le roi et gagne.
       *[capture] Deux chemins pour prendre ici : le cube montre { $face } ou { $other }.
    }
battle-chooser = Deux chemins vers { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } vers le haut
        [down] { $count } vers le bas
        [left] { $count } à gauche
       *[right] { $count } à droite
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, puis { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] Vers { $square } : { $path } ; montre { $face }.
        [king] Vers { $square } : { $path } ; prend le roi et gagne.
       *[capture] Vers { $square } : { $path } ; prend et montre { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Roi vers { $square } : { $path }.
        [king] Roi vers { $square } : { $path } ; prend le roi et gagne.
        [palace] Roi vers { $square } : { $path } ; prend le palais et gagne.
       *[capture] Roi vers { $square } : { $path } ; prend.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = Aux { battle-side } de jouer.
battle-prompt-choose = Aux { battle-side } de jouer : choisissez un cube.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Votre roi est en danger.
        [white] Le roi des Blancs est en danger.
       *[black] Le roi des Noirs est en danger.
    }
battle-danger-palace =
    { $side ->
        [you] Votre palais est en danger.
        [white] Le palais des Blancs est en danger.
       *[black] Le palais des Noirs est en danger.
    }
battle-prompt-roll =
    { $count ->
        [one] Faites rouler le cube de { $count } case.
       *[other] Faites rouler le cube de { $count } cases ; vous pouvez tourner une fois.
    }
battle-prompt-king = Le roi se déplace d’une case.
battle-prompt-way = Par quel chemin ?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Cases possibles : { $squares }.

## What was done

battle-announce-roll = Les { battle-side } font rouler un cube { battle-way } : il montre { $face }.
battle-announce-capture = Les { battle-side } font rouler un cube { battle-way } : il prend un cube et montre { $face }.
battle-announce-king-roll = Le roi des { battle-side } va de { $from } à { $to }.
battle-announce-king-capture = Le roi des { battle-side } prend le cube en { $to }.
battle-announce-king = Les { battle-side } prennent le roi en { $to } et gagnent.
battle-announce-palace = Le roi des { battle-side } prend le palais en { $to } et gagne.

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] de { $from } à { $to }
       *[other] de { $from } par { $via } à { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, montre { $face }
        [king] { battle-way }, prend le roi
       *[capture] { battle-way }, prend un { $captured }, montre { $face }
    }
battle-move-king =
    { $effect ->
        [roll] roi { battle-way }
        [king] roi { battle-way }, prend le roi
        [palace] roi { battle-way }, prend le palais
       *[capture] roi { battle-way }, prend un { $captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] prend le roi
       *[palace] prend le palais
    }
