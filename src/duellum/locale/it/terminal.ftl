### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } per due giocatori alla stessa tastiera.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: tu contro il computer, livello { $level }.
terminal-welcome-help = Scrivi «{ $help }» per l’elenco dei comandi.
terminal-lot = Il primo giocatore è stato sorteggiato.
terminal-unfinished = Hai una partita non finita: scrivi «{ $load }» per continuarla.
terminal-kept = La partita è conservata in { $path }
terminal-next-time = La prossima volta scrivi «{ $load }» per continuarla.
terminal-goodbye = Arrivederci.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: premi Invio per lanciare i dadi
terminal-prompt-over = La partita è finita

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] elenco
        [roll] lancia
        [hint] consiglio
        [undo] annulla
        [draw] pareggio
        [resign] abbandona
        [save] salva
        [load] carica
        [new] nuova
        [board] tabellone
        [rules] regole
        [help] aiuto
       *[quit] esci
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <mossa>
        [list] [inizio]
        [save] FILE
        [load] [FILE]
       *[rules] [regola]
    }
terminal-help =
    { $command ->
        [move] fa una mossa, in notazione o con il suo numero nell’elenco
        [list] elenca le mosse permesse, tutte o quelle che cominciano con il testo aggiunto
        [roll] lancia i dadi; basta anche Invio
        [hint] chiede al computer quale mossa giocherebbe, e perché
        [undo] annulla l’ultima mossa; contro il computer, anche la sua risposta
        [draw] propone il pareggio all’avversario
        [resign] abbandona la partita
        [save] salva la partita in un file
        [load] continua una partita salvata o, senza file, l’ultima non finita
        [new] comincia una nuova partita
        [board] disegna di nuovo la posizione
        [rules] mostra le regole, o una sola
        [help] mostra questo elenco
       *[quit] esce; la partita è conservata
    }

## Questions

terminal-yes = sì
terminal-no = no
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = L’avversario accetta il pareggio?
terminal-overwrite = { $path } esiste già. Sovrascriverlo?

## What happens

terminal-thinking = Il computer ({ $side }) sta pensando…
# $notation is the move as one types it, $move the same in words.
terminal-played = Il computer ({ $side }) ha giocato { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = La partita continua.
terminal-resigned =
    { $side ->
        [Bianchi] I Bianchi hanno abbandonato.
        [Neri] I Neri hanno abbandonato.
       *[other] { $side } ha abbandonato.
    }
terminal-saved = Salvata in { $path }
terminal-loaded = Caricata da { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Regole disponibili: { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (senza testo)

## What does not work

terminal-list-range = Nell’elenco non c’è la mossa { $number }: scegli da 1 a { $count }.
terminal-none-begins = Nessuna mossa permessa comincia così.
terminal-no-move = Ora non c’è nessuna mossa permessa.
terminal-rolled = Un lancio non si può annullare.
terminal-name-file = Indica il file in cui salvare.
terminal-none-kept = Non c’è nessuna partita da finire.
terminal-other-game = Il file contiene una partita di un altro gioco.
terminal-no-file = Il file { $path } non esiste.
terminal-no-access = { $path } non si può leggere o scrivere: permesso negato.
terminal-is-folder = { $path } è una cartella.
# $text is in the system's language.
terminal-system = Messaggio del sistema: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Attenzione: la partita non si può conservare su disco. { $reason }
