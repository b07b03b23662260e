### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Dadi onesti
fairness-text-committed = I lanci derivano da un numero segreto del server e da un numero di ogni giocatore, tutti fissati prima della partita. Nessuno ha potuto scegliere un lancio. Il server, però, li conosce in anticipo.
fairness-text-joint = Il server e i due giocatori aggiungono ciascuno un segreto a ogni lancio. I segreti sono fissati prima della partita e rivelati solo al momento del lancio: nessuno, nemmeno il server, può scegliere un lancio o conoscerlo in anticipo.
fairness-commitment = Impegno del server, pubblicato prima della partita
# $side is a side such as Black.
fairness-commitment-of = { $side }: impegno
fairness-seed-of = { $side }: seme
fairness-seed = Seme del server
fairness-share = Ultima parte del server
fairness-share-of = { $side }: ultima parte
fairness-later = in attesa
# Opens what only experts need.
fairness-details = Dettagli
fairness-rolls = Tutti i lanci
# $faces are the faces as they should have been.
fairness-due = dovrebbe essere { $faces }

## What is found

verdict-fair = Onesti
verdict-consistent = Nessun errore trovato
verdict-false = Non onesti
fairness-checking = Verifica di tutti i lanci…
fairness-fair =
    { $count ->
        [0] Non ci sono ancora lanci da verificare.
        [one] Il tuo browser ha verificato l’unico lancio. È corretto, e ciò che lo determina era fissato prima della partita.
       *[other] Il tuo browser ha verificato tutti i { $count } lanci. Sono corretti, e ciò che li determina era fissato prima della partita.
    }
fairness-consistent =
    { $count ->
        [0] Non ci sono ancora lanci da verificare.
        [one] Il tuo browser ha verificato l’unico lancio, e corrisponde ai numeri pubblicati. Ma il tuo browser non ha visto tutti questi numeri prima della partita e non può dire se sono stati cambiati. Può chiarirlo la prova dei dadi di un giocatore il cui browser li ha visti.
       *[other] Il tuo browser ha verificato tutti i { $count } lanci, e corrispondono ai numeri pubblicati. Ma il tuo browser non ha visto tutti questi numeri prima della partita e non può dire se sono stati cambiati. Può chiarirlo la prova dei dadi di un giocatore il cui browser li ha visti.
    }
fairness-false-rolls = Alcuni lanci non corrispondono ai numeri che li determinano. Non fidarti di questi dadi. Salva la partita e la prova dei dadi per poterlo dimostrare.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: il numero rivelato non è quello fissato prima della partita. Non fidarti di questi dadi. Salva la partita e la prova dei dadi per poterlo dimostrare.
fairness-false-witness = { $party }: i numeri non sono quelli che il tuo browser ha visto prima della partita. Non fidarti di questi dadi. Salva la partita e la prova dei dadi per poterlo dimostrare.
fairness-false-moves = Le mosse non rispettano le regole: qualcosa è stato omesso, aggiunto o cambiato. Non fidarti di questi dadi. Salva la partita e la prova dei dadi per poterlo dimostrare.
fairness-so-far = Ogni lancio viene verificato subito.
fairness-wait = Il server rivela il suo numero segreto a fine partita. Allora questa pagina verifica ogni lancio.
fairness-unproven = Questi dadi non si possono verificare, perché mancano alcuni dei numeri che li determinano. Questo da solo non significa che non fossero onesti.
fairness-unreplayed = Tutti i lanci mostrati corrispondono ai numeri pubblicati, ma il tuo browser non ha potuto rigiocare le mosse secondo le regole. Non può dire se manca un lancio. Salva la partita e verificala con «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Il primo lancio è stato fatto prima che la partita passasse sul server, e non si può provare che sia onesto. Da allora ogni lancio viene verificato: { $proven } finora.
       *[other] I primi { $count } lanci sono stati fatti prima che la partita passasse sul server, e non si può provare che siano onesti. Da allora ogni lancio viene verificato: { $proven } finora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Visto dal tuo browser prima del primo lancio: { $parties }.
fairness-unwitnessed = Non visto dal tuo browser prima del primo lancio: { $parties }.
fairness-seen-by = I browser di questi giocatori hanno visto i numeri prima del primo lancio: { $names }. Solo le loro prove dei dadi possono mostrare che niente è stato cambiato.
party-server = Server

## At the table

roll-waiting = I dadi rotolano ancora: in attesa di { $name }.
roll-waiting-clock = { $name } è offline, e il suo orologio corre. I dadi saranno lanciati appena torna.
roll-waiting-away = { $name } è offline. I dadi saranno lanciati appena torna. Chi resta assente per sette giorni perde la partita.
foul-title = C’è qualcosa che non va nei dadi
foul-early = Il server ha chiesto troppo presto un segreto al tuo browser.
foul-changed = Alcune mosse sono state cambiate dopo che il tuo browser aveva rivelato il suo segreto per un lancio.
foul-after = Il tuo browser non partecipa più a questi lanci. Salva la partita e la prova dei dadi per poterlo dimostrare.
