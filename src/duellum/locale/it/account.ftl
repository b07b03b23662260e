### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Questo sito non ha un server, quindi non ci sono account. Le tue partite sono in questo browser.
account-privacy = Privacy: che cosa viene memorizzato e per quanto tempo

## How to come back

account-guest = Stai giocando come ospite
account-guest-about = Le tue partite appartengono a questo browser. Se ne cancelli i dati o cambi dispositivo, le perdi. Crea una passkey per conservarle e accedere ovunque, senza indirizzo e-mail né password.
account-back = Come accedi
account-back-about = Puoi accedere su qualsiasi dispositivo con una passkey o con un codice di recupero.
account-no-passkeys = Le passkey richiedono una connessione sicura (https), che questo indirizzo non ha. Usa un codice di recupero o un codice da un altro dispositivo.
account-make-passkey = Crea una passkey
account-add-passkey = Aggiungi una passkey
account-passkey-added = La passkey è stata aggiunta.
account-passkey-removed = La passkey è stata rimossa.
account-passkey-cancelled = Non è stata usata nessuna passkey.
account-passkey = Passkey di { $device }
account-created = Creata il { $day }
account-remove = Rimuovi
account-remove-passkey = Rimuovi la passkey di { $device }
account-codes-left =
    { $count ->
        [0] Non hai codici di recupero.
        [one] Ti resta { $count } codice di recupero.
       *[other] Ti restano { $count } codici di recupero.
    }
account-make-codes = Crea codici di recupero
account-replace-codes = I tuoi codici di recupero attuali non funzioneranno più.
account-codes = I tuoi codici di recupero
account-codes-about = Ogni codice ti fa accedere una volta, su qualsiasi dispositivo. Annota i codici o salvali: vengono mostrati solo adesso.
account-codes-done = Li ho salvati
account-copy = Copia
account-save = Salva come file
account-copied = Copiato.
account-not-copied = Il browser non ha permesso di copiare.

## Signing in

account-sign-in = Accedi
account-sign-in-leaves = Se accedi al tuo account, questo ospite e le sue partite non saranno più disponibili in questo browser.
account-use-passkey = Accedi con una passkey
account-code = Codice
account-use-code = Accedi con il codice
account-code-about = Inserisci un codice di recupero, oppure il codice che un altro dispositivo mostra in «Aggiungi un dispositivo».
account-signed-in = Accesso effettuato.
account-confirm = Conferma che sei tu
account-confirm-about = Per questa modifica, accedi ancora una volta.

## Public name

account-name = Nome pubblico
account-name-about = Gli altri giocatori vedono questo nome. Nessun altro può prenderlo, né prenderne uno che gli somigli.
account-name-field = Nome pubblico
account-name-save = Salva il nome
account-name-saved = Il tuo nome pubblico è stato salvato.

## Devices

account-devices = Dispositivi
account-this-device = Questo dispositivo
account-seen = Ultimo utilizzo: { $day }
account-unknown-device = Dispositivo sconosciuto
account-sign-out = Esci
account-sign-out-device = Esci: { $device }
account-signed-out = Uscita effettuata.
account-sign-out-guest = Non hai né una passkey né codici di recupero. Se esci, non potrai tornare alle tue partite.
account-end-others = Esci da tutti gli altri dispositivi
account-others-signed-out = Sei uscito da tutti gli altri dispositivi.
account-add-device = Aggiungi un dispositivo
account-add-device-about = Con un codice puoi accedere su un altro dispositivo, per esempio sul telefono.
account-device-code-about =
    { $minutes ->
        [one] Sull’altro dispositivo, apri { $address } e inserisci questo codice entro { $minutes } minuto.
       *[other] Sull’altro dispositivo, apri { $address } e inserisci questo codice entro { $minutes } minuti.
    }
account-device-code-warning = Non inviare questo codice a nessuno: chi lo inserisce può giocare al posto tuo.

## Data

account-data = I tuoi dati
account-data-about = Scarica tutto ciò che questo server memorizza su di te, con le registrazioni di tutte le tue partite, oppure eliminalo.
account-export = Scarica
account-delete = Elimina tutto
account-delete-about = Abbandoni le partite non finite. I tuoi avversari conservano le loro partite, senza il tuo nome. Nessuno potrà più accedere come te, nemmeno tu. L’operazione non si può annullare.
account-deleted = I tuoi dati sono stati eliminati.

refused-mixed-alphabets = Una parola di un nome pubblico non può mescolare alfabeti diversi.
refused-name-taken = Un altro giocatore ha questo nome o uno che gli somiglia.
refused-not-permanent = Crea prima una passkey o dei codici di recupero.
refused-signed-out = Non hai effettuato l’accesso.
refused-sign-in-again = Prima accedi di nuovo.
refused-last-way-in = È il tuo unico modo per accedere. Aggiungi prima una passkey o dei codici di recupero.
refused-no-passkeys = Le passkey richiedono una connessione sicura (https).
refused-bad-passkey = Questa passkey non è conosciuta qui o non è stato possibile verificarla.
refused-bad-code = Questo codice è sbagliato, già usato o scaduto.

## The privacy page: what is stored, for how long, how to delete it.

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
