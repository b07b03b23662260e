### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = su questo dispositivo
device-delete = Elimina
device-delete-title = Eliminare questa partita?
device-delete-text = È salvata solo in questo browser e non si potrà recuperare.
device-dice = Questa partita si gioca nel tuo browser, e i suoi dadi vengono dal generatore casuale del browser. Non si può provare che siano onesti. Per le partite sul server invece si può.
device-no-record = Non è possibile leggere questa partita salvata.

## Where games cannot be kept

storage-refused = Questo browser non permette di salvare partite qui, forse perché la finestra è in navigazione privata. Puoi continuare, ma la partita andrà persa quando chiudi la scheda.
storage-full = In questo browser non c’è più spazio per le partite. Puoi continuare, ma le nuove mosse andranno perse quando chiudi la scheda. Elimina qualche partita finita per fare spazio.

## Going on at the server

move-open = Passa a un altro dispositivo
move-title = Passa a un altro dispositivo
move-text = La partita passa sul server e continua lì da questa posizione.
# Added in games with dice.
move-dice = Non si può provare che i lanci fatti finora siano onesti.
move-device = Su un altro dispositivo
# $side is a side such as Black.
move-invite = Invita qualcuno a giocare ({ $side })
move-done = Ora la partita è sul server. Sull’altro dispositivo apri questo link o inquadra il codice, poi unisciti alla partita.
move-offline = Serve una connessione. Riprova quando sei online.

## New versions

update-ready = È pronta una nuova versione di Duellum. Le tue partite restano come sono.
update-now = Aggiorna
