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
