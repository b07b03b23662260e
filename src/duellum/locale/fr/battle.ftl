### La Joute à la table. Arguments employés partout :
### $side est white ou black, $square, $from et $to sont des noms de cases comme e1,
### $face est le nombre de points sur la face supérieure, de 1 à 6,
### $effect est ce que fait un coup : roll, capture, king (prend le roi) ou palace (prend le palais).

## Mots dont sont faites les phrases ci-dessous

battle-side =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }

## Le plateau

battle-board = La Joute : plateau de 9 colonnes et 8 rangées
# Le curseur qui incline le plateau
battle-tilt = Inclinaison du plateau
# La liste des coups du cube choisi
battle-moves = Où ce cube peut rouler
battle-lost =
    { $count ->
        [0] Les { battle-side } n’ont perdu aucun cube
        [one] Les { battle-side } ont perdu { $count } cube
       *[other] Les { battle-side } ont perdu { $count } cubes
    }

## Ce qui se trouve sur une case, à l’écoute

battle-square-empty = { $square }, vide.
battle-square-palace =
    { $side ->
        [white] { $square }, palais des Blancs, vide.
       *[black] { $square }, palais des Noirs, vide.
    }
battle-square-die =
    { $side ->
        [white] Cube blanc, { $face } dessus, en { $square }.
       *[black] Cube noir, { $face } dessus, en { $square }.
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

## Ce que le cube choisi ferait sur une case

battle-target =
    { $effect ->
        [roll] Roule ici et montre { $face }.
        [king] Prend le roi et gagne.
       *[capture] Prend ici et montre { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Le roi roule ici.
        [king] Prend le roi et gagne.
        [palace] Prend le palais et gagne.
       *[capture] Le roi prend ici.
    }
# Deux chemins mènent ici, et le cube finit avec une autre face dessus ou autrement tourné
battle-target-two =
    { $effect ->
        [roll] Deux chemins mènent ici : { $face } ou { $other } dessus.
        [king] Prend le roi et gagne.
       *[capture] Deux chemins pour prendre ici : { $face } ou { $other } dessus.
    }
battle-chooser = Deux chemins vers { $square }

# Une partie droite d’un chemin ; $count est le nombre de cases
battle-leg =
    { $way ->
        [up] { $count } vers le haut
        [down] { $count } vers le bas
        [left] { $count } à gauche
       *[right] { $count } à droite
    }
# Un chemin qui tourne ; $first et $second sont des parties droites
battle-legs = { $first }, puis { $second }
# Un coup à choisir ; $way est un chemin comme ci-dessus
battle-option =
    { $effect ->
        [roll] Vers { $square } : { $way } ; { $face } dessus.
        [king] Vers { $square } : { $way } ; prend le roi et gagne.
       *[capture] Vers { $square } : { $way } ; prend, { $face } dessus.
    }
battle-option-king =
    { $effect ->
        [roll] Roi vers { $square } : { $way }.
        [king] Roi vers { $square } : { $way } ; prend le roi et gagne.
        [palace] Roi vers { $square } : { $way } ; prend le palais et gagne.
       *[capture] Roi vers { $square } : { $way } ; prend.
    }

## La ligne qui dit quoi faire. $count est le nombre de cases que le cube doit parcourir

battle-prompt-wait = Aux { battle-side } de jouer.
battle-prompt-choose = Aux { battle-side } de jouer : choisissez un cube.
battle-prompt-roll =
    { $count ->
        [one] Roulez de { $count } case.
       *[other] Roulez de { $count } cases ; vous pouvez tourner une fois.
    }
battle-prompt-king = Le roi roule d’une case.
battle-prompt-way = Par quel chemin ?

## Ce qui a été joué

battle-told-roll = Les { battle-side } roulent de { $from } à { $to } : { $face } dessus.
battle-told-capture = Les { battle-side } roulent de { $from } et prennent en { $to } : { $face } dessus.
battle-told-king-roll = Le roi des { battle-side } roule de { $from } à { $to }.
battle-told-king-capture = Le roi des { battle-side } prend en { $to }.
battle-told-king = Les { battle-side } prennent le roi en { $to } et gagnent.
battle-told-palace = Le roi des { battle-side } prend le palais en { $to } et gagne.
