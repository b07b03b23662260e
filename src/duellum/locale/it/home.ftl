### The first page and the page of games to watch.

home-title = Due duelli di dadi su un tavolo di legno
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: alcune mosse sul tabellone
board-pause = Pausa
board-play = Mostra le mosse
home-own = Le tue partite in corso
home-finished = Partite finite
# $count is how many there are.
home-finished-all = Mostra tutte ({ $count })

## The form for a new game

form-game = Gioco
form-opponent = Avversario
opponent-bot = Computer
opponent-bot-about = Gioca al livello che vuoi, risponde subito e dà consigli.
opponent-link = Amico online
opponent-link-about = Invia un link: chi lo apre può giocare contro di te.
opponent-here = Stesso dispositivo
opponent-here-about = Due giocatori giocano a turno su questo schermo.
form-level = Livello
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · principiante
        [2] 2 · molto facile
        [3] 3 · facile
        [4] 4 · medio
        [5] 5 · impegnativo
        [6] 6 · forte
        [7] 7 · molto forte
       *[8] { $level } · massimo
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Il tuo bilancio: vinte { $won }, pari { $drawn }, perse { $lost }
level-record-none = Ancora nessuna partita finita a questo livello
form-more = Orologio e prima mossa
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Orologio
form-starts = Primo giocatore
starts-lot = primo giocatore a sorte
starts-first = comincio io
starts-second = comincia l’avversario
form-public = Chiunque può guardare
form-public-open = Chiunque può guardare o giocare
form-server = Gioca sul server
form-server-note = Serve una connessione. Si può provare che i dadi sono onesti.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = In due su questo dispositivo
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } contro { $other }
line-waiting = In attesa di un giocatore
line-open = Posto libero
line-your-turn = Turno { $turn }: tocca a te
line-turn = Turno { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Vinta
finished-lost = Persa
finished-draw = Pari
finished-winner =
    { $side ->
        [Bianchi] Vincono i Bianchi
        [Neri] Vincono i Neri
       *[other] Vince { $side }
    }
finished-aborted = Annullata

## Games to watch

watch-all = Tutte le partite pubbliche
watch-join = In attesa di un avversario
watch-live = In corso
watch-about = Le partite che i giocatori hanno reso pubbliche. L’elenco si aggiorna da solo.
watch-empty = Nessuna partita pubblica al momento
watch-empty-about = Comincia tu: la partita apparirà qui, e chiunque potrà unirsi o guardare.
watch-start = Comincia una partita pubblica
watch-offline = L’elenco delle partite richiede una connessione
watch-offline-about = Apparirà appena il server risponde.
watch-no-server = Qui non ci sono partite da guardare
watch-no-server-about = Questo sito funziona senza server: ogni partita si gioca nel browser del giocatore.
