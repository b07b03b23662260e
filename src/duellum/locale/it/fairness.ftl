### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Dadi onesti
fairness-text-committed = Prima della partita il server ha mostrato il sigillo del suo seme segreto, poi ogni giocatore ha aggiunto il proprio. Tutti i lanci derivano da questi tre semi: nessuno ha potuto scegliere i dadi, ma il server li conosce in anticipo.
fairness-text-joint = Prima della partita il server e i giocatori hanno sigillato ciascuno un segreto. Ogni lancio richiede una nuova parte di ogni segreto, rivelata solo al momento del lancio: nessuno può scegliere un lancio o conoscerlo in anticipo, nemmeno il server.
fairness-commitment = Il sigillo del server, mostrato prima della partita
# $side is a side such as Black.
fairness-commitment-of = Sigillo del giocatore ({ $side })
fairness-seed-of = Seme del giocatore ({ $side })
fairness-seed = Il seme del server
fairness-share = Ultima parte del server
fairness-share-of = Ultima parte del giocatore ({ $side })
fairness-later = non ancora noto
# Opens what only experts need.
fairness-details = Dettagli
fairness-rolls = Tutti i lanci
# $faces are the faces as they should have been.
fairness-due = doveva essere { $faces }

## What is found

verdict-fair = Onesti
verdict-consistent = Coerenti
verdict-false = Falsi
fairness-checking = Verifica di tutti i lanci…
fairness-fair =
    { $count ->
        [0] Non c’erano lanci da verificare.
        [one] L’unico lancio è corretto, e il tuo browser aveva visto prima da che cosa deriva.
       *[other] I { $count } lanci sono tutti corretti, e il tuo browser aveva visto prima del primo da che cosa derivano.
    }
fairness-consistent =
    { $count ->
        [0] Non c’erano lanci da verificare.
        [one] L’unico lancio deriva dai sigilli e dai semi. Il tuo browser non ha visto se c’erano già tutti prima.
       *[other] Tutti i { $count } lanci derivano dai sigilli e dai semi. Il tuo browser non ha visto se c’erano già tutti prima del primo.
    }
fairness-false-rolls = Alcuni lanci non derivano dai sigilli e dai semi: di questi dadi non ci si può fidare.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: ciò che è stato rivelato non corrisponde al sigillo. Di questi dadi non ci si può fidare.
fairness-false-witness = { $party }: il sigillo o il seme non è quello che il tuo browser aveva annotato prima della partita. Di questi dadi non ci si può fidare.
fairness-false-moves = Le mosse non rispettano le regole: qualcosa è stato omesso, aggiunto o cambiato. Di questi dadi non ci si può fidare.
fairness-so-far = Ogni lancio viene verificato appena cade.
fairness-wait = Il seme del server viene rivelato a fine partita. Allora questa pagina verificherà ogni lancio.
fairness-unproven = Questi dadi non si possono verificare: manca qualcosa da cui derivano.
fairness-unreplayed = Tutti i lanci mostrati derivano dai sigilli e dai semi, ma il tuo browser non ha potuto rigiocare le mosse secondo le regole. Non sa se manca un lancio. Salva la partita e verificala con «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Il primo lancio è stato fatto prima che la partita arrivasse sul server, e niente lo garantisce. Da allora ogni lancio viene verificato: { $proven } finora.
       *[other] I primi { $count } lanci sono stati fatti prima che la partita arrivasse sul server, e niente li garantisce. Da allora ogni lancio viene verificato: { $proven } finora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Il tuo browser ha annotato prima del primo lancio: { $parties }.
fairness-unwitnessed = Il tuo browser non ha annotato prima del primo lancio: { $parties }.
fairness-seen-by = Annotato prima del primo lancio dai browser di: { $names }. Solo le loro prove dei dadi dimostrano più della coerenza.
party-server = Server

## At the table

roll-waiting = I dadi sono ancora in aria: { $name } non ha ancora risposto.
roll-waiting-clock = { $name } non è in linea. Il suo orologio corre; i dadi cadranno appena torna.
roll-waiting-away = { $name } non è in linea. I dadi cadranno appena torna; chi resta assente per sette giorni perde.
foul-title = C’è qualcosa che non va nei dadi
foul-early = È stata chiesta una parte dei dadi prima del tempo.
foul-changed = Alcune mosse sono state cambiate dopo che il tuo browser aveva dato la sua parte del lancio.
foul-after = Il tuo browser non aggiunge più nulla a questi dadi. Salva la prova dei dadi e la partita.
