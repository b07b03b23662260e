### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Tocca a te · { $page }
close = Chiudi
cancel = Annulla
settings = Impostazioni
language = Lingua
language-needs-connection = { $language } va scaricato una volta. Lo vedrai appena sarai online.
rules = Regole
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Regola { $clause }
go-home = Pagina iniziale
new-game = Nuova partita

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Menu principale
menu = Menu
nav-play = Gioca
nav-learn = Impara
nav-puzzles = Problemi
nav-analyse = Analizza
nav-watch = Guarda

## Names of games and sides

game-battle = La Battaglia
game-battle-about = I tuoi dadi rotolano sul tabellone, ciascuno esattamente di tante caselle quanti punti mostra. Cattura il re avversario, o porta il tuo sul palazzo avversario.
game-qwixx = Qwixx Duello
game-qwixx-about = Lancia, piazza, impila e cattura: una corsa lungo quattro file colorate.
generic-about = Un gioco senza tabellone illustrato.
side-battle-first = Bianchi
side-battle-second = Neri
side-qwixx-first = Nero
side-qwixx-second = Grigio
# For whoever has not said their name; $number tells guests apart.
guest-name = Ospite { $number }
# An opponent played by the machine.
bot-name = Computer, livello { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Computer
seat-open = Posto libero
seat-kept = Non ancora entrato
seat-nameless = Qualcuno

## The first page

home-open = Apri una partita salvata
home-independent = I giochi appartengono ai loro autori ed editori; questa è una realizzazione indipendente.
home-print = Stampa il gioco
how-to-play = Come si gioca
# $game is the name of a game.
how-to-play-game = Come si gioca a { $game }
form-play = Gioca

## Clocks

clock-none = Senza orologio
clock-sudden =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minuto + { $seconds } s a turno
       *[other] { $minutes } minuti + { $seconds } s a turno
    }
clock-days =
    { $days ->
        [one] { $days } giorno a turno
       *[other] { $days } giorni a turno
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } g { $hours } h

## Before a game

copy-link = Copia link
share-link = Condividi
link-copied = Link copiato.
link-not-copied = Il browser non permette di copiare. Copia il link dalla barra degli indirizzi.
your-name = Il tuo nome
waiting-start = La partita sta per cominciare.
waiting-players = In attesa dei giocatori.

## Around the table

panel = Mosse e altro
tools = Strumenti
tool-undo = Annulla mossa
tool-undo-ask = Chiedi di annullare
take-back = Annulla
tool-hint = Consiglio
tool-threats = Minacce
threats-count =
    { $count ->
        [0] { $side }: nessuna minaccia.
        [one] { $side }: { $count } minaccia.
       *[other] { $side }: { $count } minacce.
    }
tool-chances = Probabilità
tool-flip = Ruota
tool-more = Altro
side-you = { $side } (tu)
side-away = { $side } (offline)
turn-yours = Tocca a te
turn-theirs = Il suo turno
turn-thinking = Sta pensando
moves = Mosse
moves-none = Ancora nessuna mossa.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, poi { $second }
step-first = Posizione iniziale
step-back = Una mossa indietro
step-forward = Una mossa avanti
step-last = Ultima mossa
replay-at = Posizione dopo la mossa { $ply } di { $count }
replay-now = Torna alla partita
previous-game = La partita precedente
save-record = Salva la partita
watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
chances-text = La tua probabilità di vincere: { $percent }
chances-figure = { $percent }
connection-first = Connessione…
connection-lost = Nessuna connessione. Nuovo tentativo…
connection-network-off = Chi ospita la partita non accetta più giocatori dalla rete. Nuovo tentativo…
pending-unsent =
    { $what ->
        [play] La tua mossa sarà inviata appena torna la connessione.
        [roll] I dadi saranno lanciati appena torna la connessione.
        [resign] Il tuo abbandono sarà inviato appena torna la connessione.
       *[other] Sarà inviato appena torna la connessione.
    }
pending-sent = Il server non l’ha ancora confermato.
pending-refused = { $reason } Ciò che hai fatto senza connessione non è stato eseguito.
pending-dropped = La tua ultima azione non è stata inviata: hai lasciato la partita mentre non c’era connessione.
pending-mark = In attesa di connessione.

## How a game ended

result-won = Hai vinto!
result-lost = Hai perso.
result-draw = Pareggio.
result-none = La partita è stata annullata.
result-winner =
    { $side ->
        [Bianchi] Vincono i Bianchi!
        [Neri] Vincono i Neri!
       *[other] Vince { $side }!
    }
ending-king-captured = Il re è stato catturato.
ending-palace-taken = Il re ha raggiunto il palazzo avversario.
ending-no-move = Non c’erano più mosse possibili.
ending-long-game = Cento mosse senza catture.
ending-repetition = La stessa posizione per la terza volta.
ending-supply-empty = Una riserva è vuota.
ending-four-misthrows = La colonna dei lanci mancati è piena.
ending-two-rows-closed = Due file sono chiuse.
ending-resignation = Per abbandono.
ending-agreement = Di comune accordo.
ending-time = Tempo scaduto.
ending-aborted = Non c’è un vincitore.

## Fair dice

fairness-open = Verifica i dadi

## Settings

settings-theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
theme-contrast = Alto contrasto
settings-sound = Suono
settings-speed = Velocità delle animazioni
settings-speed-note = Tutto a sinistra: nessuna animazione.
settings-tilt = Inclinazione del tavolo
settings-notation = Notazione
settings-notation-note = Mostra le mosse come sono scritte nelle partite salvate: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Pagina non trovata
not-found-text = Non c’è nessuna pagina a questo indirizzo.
no-such-game = Questa partita non esiste o è stata eliminata.

## Refusals

no-answer = Il server non risponde.
refused-bad-name = Questo nome contiene caratteri che non si possono mostrare.
refused-long-name = Questo nome è troppo lungo.
