### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Chiunque online
opponent-stranger-about = Scegli un tempo. Giocherai contro la prima persona che sceglie lo stesso; altri possono guardare la partita.

## Clocks of your own

clock-custom = Tempo personalizzato
clock-minutes = Minuti per giocatore
clock-minutes-value = { $minutes } min
clock-increment = Secondi in più a turno
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Tempo
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] { $count } giocatore in attesa
       *[other] { $count } giocatori in attesa
    }
pairing-seek = Trova un avversario
pairing-offline = Serve una connessione al server.
pairing-seeking = Ricerca di un avversario
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Smetti di cercare un avversario
pairing-meanwhile = Intanto gioca contro il computer
pairing-meanwhile-about = Appena si trova un avversario, si apre la nuova partita; quella contro il computer resta salvata.
pairing-found = Avversario trovato. Buona partita!
pairing-found-meanwhile = Avversario trovato. La tua partita precedente è salvata.

## Open challenges

challenges = Sfide aperte
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } persona online
       *[other] { $count } persone online
    }
challenges-none = Nessuna sfida aperta in questo momento. Lanciane una: la vedranno tutte le persone online.
challenges-alone = In questo momento ci sei solo tu. Lancia una sfida e gioca contro il computer finché arriva qualcuno.
challenges-make = Lancia una sfida
# A player without a name.
challenges-guest = Ospite
# A link to a game with a free seat.
challenges-look = Vedi

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · turno { $turn } · { $clock }
home-results = Ultimi risultati

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Punteggio della sfida

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reazioni
reaction-hello = Ciao!
reaction-good-luck = Buona fortuna!
reaction-nice-move = Bella mossa!
reaction-wow = Wow!
reaction-oops = Ops!
reaction-one-moment = Un momento, per favore
reaction-thanks = Grazie!
reaction-good-game = Bella partita!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Silenzia l’avversario in questa partita
reactions-unmute = Mostra le reazioni dell’avversario
settings-reactions = Reazioni
settings-reactions-note = Mostra brevi reazioni come «Bella mossa!» nelle partite con altre persone.
