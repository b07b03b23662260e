### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = su questo dispositivo
device-delete = Elimina
device-delete-title = Eliminare questa partita?
device-delete-text = È salvata solo in questo browser e non si potrà recuperare.
device-dice = Questa partita si gioca nel tuo browser e i suoi dadi vengono dal suo generatore casuale: niente prova che siano onesti. Lo si può provare solo per le partite sul server.
device-no-record = Non è possibile leggere questa partita.

## Where games cannot be kept

storage-refused = Qui questo browser non conserva partite, forse perché è una finestra di navigazione privata. Puoi continuare, ma la partita va persa quando la scheda si chiude.
storage-full = In questo browser non c’è più spazio per le partite. Puoi continuare, ma le mosse da qui in poi vanno perse quando la scheda si chiude. Elimina qualche partita finita per fare spazio.

## Going on at the server

move-open = Passa a un altro dispositivo
move-title = Passa a un altro dispositivo
move-text = La partita passa sul server e continua lì da questa posizione.
# Added in games with dice.
move-dice = Non si può provare che i lanci fatti finora siano onesti.
move-device = Su un altro dispositivo
# $side is a side such as Black.
move-invite = Invita qualcuno a giocare ({ $side })
move-done = Ora la partita è sul server. Apri questo link sull’altro dispositivo, o inquadra il codice con quello, e siediti lì.
move-offline = Serve una connessione. Riprova quando sei online.

## New versions

update-ready = È pronta una nuova versione di Duellum. Le tue partite restano come sono.
update-now = Aggiorna
