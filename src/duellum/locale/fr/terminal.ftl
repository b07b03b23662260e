### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } pour deux joueurs au même clavier.
# $level is 1 to 8.
terminal-welcome-engine = { $game } : vous contre l’ordinateur, niveau { $level }.
terminal-welcome-help = Tapez « { $help } » pour la liste des commandes.
terminal-lot = Le premier joueur a été tiré au sort.
terminal-unfinished = Vous avez une partie inachevée : tapez « { $load } » pour la continuer.
terminal-kept = La partie est conservée dans { $path }
terminal-next-time = La prochaine fois, tapez « { $load } » pour la continuer.
terminal-goodbye = Au revoir.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side } : appuyez sur Entrée pour lancer les dés
terminal-prompt-over = La partie est terminée

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] liste
        [roll] lancer
        [hint] conseil
        [undo] annuler
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
       *[rules] [règle]
    }
terminal-help =
    { $command ->
        [move] jouer un coup, en notation ou par son numéro dans la liste
        [list] lister les coups permis, tous ou ceux qui commencent par le texte ajouté
        [roll] lancer les dés ; la touche Entrée fait de même
        [hint] demander à l’ordinateur quel coup il jouerait, et pourquoi
        [undo] annuler le dernier coup ; contre l’ordinateur, sa réponse aussi
        [draw] proposer la nulle à l’adversaire
        [resign] abandonner la partie
        [save] enregistrer la partie dans un fichier
        [load] continuer une partie enregistrée ou, sans nom de fichier, la dernière inachevée
        [new] commencer une nouvelle partie
        [board] dessiner de nouveau la position
        [rules] montrer les règles, ou une seule
        [help] montrer cette liste
       *[quit] quitter ; la partie est conservée
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
terminal-resigned =
    { $side ->
        [Blancs] Les Blancs ont abandonné.
        [Noirs] Les Noirs ont abandonné.
       *[other] { $side } a abandonné.
    }
terminal-saved = Partie enregistrée dans { $path }
terminal-loaded = Partie ouverte : { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name } : { $text }
terminal-clauses = Règles disponibles : { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (pas de texte)

## What does not work

terminal-list-range = Il n’y a pas de coup { $number } dans la liste : choisissez de 1 à { $count }.
terminal-none-begins = Aucun coup permis ne commence ainsi.
terminal-no-move = Il n’y a aucun coup permis maintenant.
terminal-rolled = Un lancer ne peut pas être annulé.
terminal-name-file = Indiquez le fichier où enregistrer.
terminal-none-kept = Il n’y a pas de partie inachevée.
terminal-other-game = Le fichier contient une partie d’un autre jeu.
terminal-no-file = Il n’y a pas de fichier { $path }.
terminal-no-access = { $path } ne peut être ni lu ni écrit : accès refusé.
terminal-is-folder = { $path } est un dossier.
# $text is in the system's language.
terminal-system = Message du système : { $text }
# $reason is one of the sentences above.
terminal-not-kept = Attention : la partie ne peut pas être conservée sur le disque. { $reason }
