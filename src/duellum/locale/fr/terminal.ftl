### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } pour deux joueurs au même clavier.
# $level is 1 to 8.
terminal-welcome-engine = { $game } : vous contre l’ordinateur, niveau { $level }.
terminal-welcome-help = Tapez « { $help } » pour voir ce que vous pouvez taper.
terminal-lot = Le sort a désigné qui commence.
terminal-unfinished = Une partie inachevée est conservée : « { $load } » la reprend.
terminal-kept = La partie est conservée dans { $path }
terminal-next-time = La prochaine fois, « { $load } » la reprend.
terminal-goodbye = Au revoir.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }, Entrée lance les dés
terminal-prompt-over = La partie est terminée

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] liste
        [roll] lancer
        [hint] conseil
        [undo] reprendre
        [draw] nulle
        [resign] abandonner
        [save] enregistrer
        [load] ouvrir
        [new] nouvelle
        [board] plateau
        [rules] règles
        [help] aide
       *[quit] quitter
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <coup>
        [list] [début]
        [save] FICHIER
        [load] [FICHIER]
       *[rules] [article]
    }
terminal-help =
    { $command ->
        [move] jouer un coup, en notation ou par son numéro dans la liste
        [list] donner la liste des coups permis, tous ou ceux qui commencent ainsi
        [roll] lancer les dés quand il le faut ; la touche Entrée suffit
        [hint] demander à l’ordinateur ce qu’il jouerait, et pourquoi
        [undo] reprendre le dernier coup ; contre l’ordinateur, sa réponse aussi
        [draw] proposer la nulle ; on demande à l’adversaire
        [resign] abandonner la partie
        [save] écrire la partie dans un fichier
        [load] reprendre une partie enregistrée ; sans fichier, la dernière inachevée
        [new] commencer une autre partie
        [board] dessiner de nouveau la position
        [rules] montrer les règles, ou un seul article
        [help] montrer cette liste
       *[quit] sortir ; la partie est conservée
    }

## Questions

terminal-yes = oui
terminal-no = non
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = L’adversaire accepte-t-il la nulle ?
terminal-overwrite = { $path } existe déjà. Le remplacer ?

## What happens

terminal-thinking = L’ordinateur ({ $side }) réfléchit…
# $notation is the move as one types it, $move the same in words.
terminal-played = L’ordinateur ({ $side }) a joué { $notation } : { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation } : { $move } ({ $percent }).
terminal-goes-on = La partie continue.
terminal-saved = Partie enregistrée dans { $path }
terminal-loaded = Partie ouverte : { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name } : { $text }
terminal-clauses = Les articles sont { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (pas de texte)

## What does not work

terminal-list-range = La liste va de 1 à { $count } ; il n’y a pas de numéro { $number }.
terminal-none-begins = Aucun coup permis ne commence ainsi.
terminal-no-move = Il n’y a aucun coup permis maintenant.
terminal-rolled = Des dés lancés ne se reprennent pas.
terminal-name-file = Nommez le fichier où enregistrer.
terminal-none-kept = Aucune partie inachevée n’est conservée.
terminal-other-game = Le fichier contient une partie d’un autre jeu.
terminal-no-file = Il n’y a pas de fichier { $path }.
terminal-no-access = { $path } ne peut être ni lu ni écrit.
terminal-is-folder = { $path } est un dossier.
# $text is in the system's language.
terminal-system = Message du système : { $text }
# $reason is one of the sentences above.
terminal-not-kept = Attention : la partie ne peut pas être conservée sur le disque. { $reason }
