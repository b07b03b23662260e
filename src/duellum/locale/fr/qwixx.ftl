### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Noir
       *[grey] Gris
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] rouge
        [y] jaune
        [g] vert
       *[b] bleu
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = À vous, { qwixx-side } : lancez les dés.
qwixx-prompt-first = Action 1 : placez un pion sur le { $sum }, la somme des dés blancs, dans une rangée au choix, ou passez.
qwixx-prompt-second = Action 2 : additionnez un dé blanc et un dé de couleur et placez un pion dans la rangée de cette couleur, ou passez.
# The same where there is little space
qwixx-brief-first = Action 1 : placez un pion sur un { $sum } au choix, ou passez.
qwixx-brief-second = Action 2 : blanc plus couleur, dans sa rangée, ou passez.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Action 1 : aucune rangée ne permet de placer un pion sur le { $sum }.
qwixx-stuck-second = Action 2 : aucune somme d’un dé blanc et d’un dé de couleur ne convient.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } doit lancer les dés.
qwixx-wait-first = { qwixx-side } réfléchit à l’action 1 : { $sum } dans une rangée au choix.
qwixx-wait-second = { qwixx-side } réfléchit à l’action 2 : un dé blanc et un dé de couleur.
# While the dice of a roll are still moving
qwixx-rolling = Les dés roulent.
# A game that ended otherwise than by its points
qwixx-prompt-over = La partie est terminée.
qwixx-result = { qwixx-side } gagne, { $points } à { $other }.
qwixx-result-draw =
    { $points ->
        [one] Partie nulle, { $points } point partout.
       *[other] Partie nulle, { $points } points partout.
    }

## Buttons

qwixx-roll = Lancer
qwixx-undo = Annuler
qwixx-pass-first = Passer
qwixx-pass-second = Passer
qwixx-go-on = Continuer
qwixx-pass-misthrow = Lancer manqué, −5
# Beside the button for passing, in action 1
qwixx-note-first = Renoncer aux deux actions coûte 5 points.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Passer maintenant coûte 5 points.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] placer
        [stack] empiler
        [capture] prendre
       *[close] fermer
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } lance : { qwixx-move-roll }.
qwixx-announce-place = { qwixx-side } place un pion sur le { $number } { qwixx-colour }.
qwixx-announce-stack = { qwixx-side } empile un pion sur le { $number } { qwixx-colour } : pile de { $height }.
qwixx-announce-capture = { qwixx-side } prend le pion sur le { $number } { qwixx-colour }.
qwixx-announce-close = { qwixx-side } place un pion sur le { $number } { qwixx-colour } et ferme la rangée.
qwixx-announce-decline = { qwixx-side } passe.
qwixx-announce-misthrow = { qwixx-side } passe : lancer manqué.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Table de Qwixx Duel
qwixx-board = Plateau : quatre rangées, chacune de onze cases et un cadenas
qwixx-row =
    { $colour ->
        [r] Rangée rouge
        [y] Rangée jaune
        [g] Rangée verte
       *[b] Rangée bleue
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { $number } { qwixx-colour }, vide
       *[other] { $height ->
            [one] { $number } { qwixx-colour }, { qwixx-side }{ qwixx-front }
           *[other] { $number } { qwixx-colour }, { qwixx-side }, { $height } pions{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , pion de tête
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field } : { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, cadenas ouvert
       *[closed] { $side ->
            [none] { qwixx-row } fermée, aucun pion sur le cadenas
            [black] { qwixx-row } fermée, pion noir sur le cadenas
           *[grey] { qwixx-row } fermée, pion gris sur le cadenas
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-row }, { qwixx-side } : { $points } point, le prochain pion ajoute { $pays }
       *[other] { qwixx-row }, { qwixx-side } : { $points } points, le prochain pion ajoute { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-row } fermée, { qwixx-side } : { $points } point
       *[other] { qwixx-row } fermée, { qwixx-side } : { $points } points
    }
qwixx-dice = Dés
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Dé blanc{ qwixx-die-face }
        [r] Dé rouge{ qwixx-die-face }
        [y] Dé jaune{ qwixx-die-face }
        [g] Dé vert{ qwixx-die-face }
       *[b] Dé bleu{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other]  : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Le dé rouge est hors jeu
        [y] Le dé jaune est hors jeu
        [g] Le dé vert est hors jeu
       *[b] Le dé bleu est hors jeu
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwixx-supply = Réserve : { $stones }
qwixx-misthrows = Lancers manqués
qwixx-misthrows-label =
    { $count ->
        [0] Lancers manqués : encore aucun sur 4
       *[other] Lancers manqués : { $count } sur 4 ; Noir { $black }, Gris { $grey }
    }

## The score sheet at the end

qwixx-sheet = Feuille de score
qwixx-sheet-player = Joueur
qwixx-sheet-total = Total
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } pion
       *[other] { $stones } pions
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { $number } { qwixx-colour }
        [stack] { $number } { qwixx-colour }, pile de { $height }
        [capture] { $number } { qwixx-colour }, prise
       *[close] { $number } { qwixx-colour }, rangée fermée
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] lancer manqué
       *[pass] passe
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    blancs { $first } et { $second }{ $red ->
        [0] {""}
       *[other] , rouge { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , jaune { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , vert { $green }
    }{ $blue ->
        [0] {""}
       *[other] , bleu { $blue }
    }
