### The privacy page: what is stored, for how long, how to delete it.

privacy-title = Privacy
privacy-short = Non servono né indirizzo e-mail né password. Non ci sono pubblicità né tracciamento, e nulla viene inviato a terzi. Questa pagina dice che cosa memorizza questo server.
privacy-short-local = Questo sito non ha un server: nulla lascia il tuo browser.
privacy-browser = Nel tuo browser
privacy-browser-text = Le tue impostazioni, il tuo nome da giocatore, le partite contro il computer, i problemi e le lezioni svolti e la tua parte dei dadi sono memorizzati solo in questo browser. Puoi eliminarli nelle impostazioni del browser per questo sito.
privacy-guest = Come ospite
privacy-guest-text = Un cookie con un numero di giocatore casuale, perché le tue partite restino tue. Scade un anno dopo la tua ultima visita.
privacy-account = Con un account
privacy-account-text = Le chiavi pubbliche delle tue passkey e gli hash dei tuoi codici di recupero, dai quali nessuno può ricavare i codici; il tuo nome pubblico e una sua impronta, con cui si riconoscono i nomi simili; e per ogni dispositivo i nomi del browser e del sistema, quando hai effettuato l’accesso e il giorno dell’ultimo utilizzo.
privacy-games = Partite
privacy-games-text = Le partite su questo server, con mosse, tempi, risultati e i nomi dei giocatori. Chi ha il link di una partita può guardarla; le partite pubbliche sono elencate per tutti.
privacy-network = Indirizzi di rete
privacy-network-text = Il server tiene gli indirizzi di rete in memoria per breve tempo, per limitare gli abusi. Non li registra.
privacy-time = Per quanto tempo
privacy-time-text = Il tuo account viene conservato finché non lo elimini. Il gestore decide per quanto tempo si conservano le partite; altrimenti le partite annullate vengono eliminate dopo 30 giorni e quelle finite vengono conservate.
privacy-delete = Come eliminare
privacy-delete-text = Nella pagina dell’account puoi eliminare tutto in una volta. Passkey, codici, dispositivi e nome pubblico spariscono subito; poco dopo il tuo nome viene tolto da tutte le partite, anche da dove era memorizzato. I tuoi avversari conservano le mosse. Resta solo il numero di giocatore casuale, senza nulla che porti a te.
privacy-backup = Backup
privacy-backup-text = I backup fatti prima dal gestore possono contenere dati eliminati finché non vengono sostituiti.
privacy-account-link = Al tuo account
