### Qwixx Duel à la table. Arguments employés partout :
### $side est black ou grey, $colour est r, y, g ou b (une rangée), $number le nombre d’une case,
### $height combien de pions sont sur une case.

## Mots dont sont faites les phrases ci-dessous

qwixx-side =
    { $side ->
        [black] Noir
       *[grey] Gris
    }
# La couleur d’un nombre, comme dans « le 7 rouge »
qwixx-colour =
    { $colour ->
        [r] rouge
        [y] jaune
        [g] vert
       *[b] bleu
    }
# La lettre d’une rangée et de son dé : celle de la notation des coups, la même dans toutes les langues
qwixx-letter =
    { $colour ->
        [r] R
        [y] Y
        [g] G
       *[b] B
    }

## La ligne qui dit quoi faire. $sum est la somme des dés blancs

qwixx-prompt-roll = À vous, { qwixx-side } : lancez les dés.
qwixx-prompt-first = Action 1 : placez un pion sur { $sum }, la somme des dés blancs, dans une rangée au choix, ou passez.
qwixx-prompt-second = Action 2 : ajoutez un dé blanc à un dé de couleur et placez un pion dans la rangée de cette couleur, ou passez.
qwixx-stuck-first = Action 1 : aucune rangée ne vous laisse placer sur { $sum }.
qwixx-stuck-second = Action 2 : aucune somme d’un dé blanc et d’un dé de couleur ne convient.
qwixx-wait-roll = { qwixx-side } doit lancer les dés.
qwixx-wait-first = { qwixx-side } réfléchit à l’action 1 : { $sum } dans une rangée au choix.
qwixx-wait-second = { qwixx-side } réfléchit à l’action 2 : un dé blanc et un dé de couleur.
# Une partie qui s’est terminée autrement que par les points
qwixx-prompt-over = La partie est terminée.
qwixx-result = { qwixx-side } gagne, { $points } à { $other }.
qwixx-result-draw =
    { $points ->
        [one] Égalité, { $points } point partout.
       *[other] Égalité, { $points } points partout.
    }

## Boutons

qwixx-roll = Lancer
qwixx-undo = Annuler
qwixx-pass-first = Passer
qwixx-pass-second = Passer
qwixx-go-on = Continuer
qwixx-pass-misthrow = Lancer manqué, −5
# À côté du bouton pour passer, à l’action 1
qwixx-note-first = Passer les deux actions coûte 5 points.
# À côté du bouton pour passer, à l’action 2, quand l’action 1 a été passée
qwixx-note-misthrow = Passer encore, c’est un lancer manqué : cela coûte 5 points.

## Ce qu’un pion ferait sur une case ; court, pour une légende et des cases étroites

qwixx-effect =
    { $effect ->
        [place] placer
        [stack] empiler
        [capture] prendre
       *[close] fermer
    }

## Ce qui s’est passé, lu à voix haute

# Les dés de couleur valent 0 quand ils sont hors jeu
qwixx-told-roll =
    { qwixx-side } lance : blancs { $first } et { $second }{ $red ->
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
    }.
qwixx-told-place = { qwixx-side } place un pion sur le { $number } { qwixx-colour }.
qwixx-told-stack = { qwixx-side } empile sur le { $number } { qwixx-colour } : pile de { $height }.
qwixx-told-capture = { qwixx-side } prend sur le { $number } { qwixx-colour }.
qwixx-told-close = { qwixx-side } prend le { $number } { qwixx-colour } et ferme la rangée.
qwixx-told-decline = { qwixx-side } passe.
qwixx-told-misthrow = { qwixx-side } passe : lancer manqué.
# Ce qui s’est passé, et ce qu’il faut faire maintenant
qwixx-announcement = { $told } { $prompt }

## Noms de ce qui est sur la table, lus à voix haute

qwixx-table = Table de Qwixx Duel
qwixx-board = Plateau : quatre rangées de onze cases et un cadenas
qwixx-row =
    { $colour ->
        [r] Rangée rouge
        [y] Rangée jaune
        [g] Rangée verte
       *[b] Rangée bleue
    }
# $side vaut none sur une case vide ; $front vaut yes pour le pion de tête de la rangée
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
# $effect comme dans qwixx-effect
qwixx-field-open = { qwixx-field } : { qwixx-effect }
# $side vaut none tant qu’aucun pion n’est sur le cadenas
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, cadenas ouvert
       *[closed] { $side ->
            [none] { qwixx-row } fermée, aucun pion sur le cadenas
           *[other] { qwixx-row } fermée, { qwixx-side } sur le cadenas
        }
    }
# $points pour l’instant, $pays ce qu’ajoute un pion de plus
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
# $colour peut être white ici ; $face vaut 0 avant le lancer
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

## Les joueurs et ce qu’ils ont

qwixx-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwixx-supply = Réserve : { $stones }
qwixx-misthrows = Lancers manqués
qwixx-misthrows-told =
    { $count ->
        [0] Lancers manqués : encore aucun sur 4
       *[other] Lancers manqués : { $count } sur 4 ; Noir { $black }, Gris { $grey }
    }

## La feuille de score à la fin

qwixx-sheet = Feuille de score
qwixx-sheet-player = Joueur
qwixx-sheet-total = Total
# Les points d’une rangée et combien de pions les ont donnés
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } pion
       *[other] { $stones } pions
    }
