### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Impara a giocare
lessons-about = Brevi passi sul tabellone vero, pochi secondi ciascuno.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Impara { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } passo, circa { $minutes } min
       *[other] { $count } passi, circa { $minutes } min
    }
# How long the remaining steps take.
lessons-left = ancora circa { $minutes } min
lessons-begin = Comincia
lessons-resume = Continua
lessons-repeat = Ricomincia
# $done of $count steps are done.
lessons-progress = Fatti: { $done } su { $count }
# Above the board. $number is the place of the step.
lessons-step-of = Passo { $number } di { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = fatto
lessons-step-perfect = al primo colpo
lessons-step-next = prossimo
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Per saperne di più
lessons-rulebook-about = Tutte le regole, con esempi da provare.
lessons-tool-battle-diagram = Tutte le caselle dove un dado può rotolare.
lessons-print-about = Stampa, ritaglia e gioca senza schermo.
lessons-next = Avanti
# The button that undoes a mistake.
lessons-again = Riprova
lessons-restart = Ricomincia
lessons-hint = Fammi vedere
lessons-leave = Tutti i passi
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Stella.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } sopra
# The label of the buttons of a question.
lessons-answers = La tua risposta
# At the end of the lessons of a game.
lessons-finished = Ottimo! Ora sai quanto basta per giocare; il resto è nel regolamento.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = Riusciti al primo colpo: { $perfect } su { $count }.
lessons-first-game = Gioca la tua prima partita
lessons-first-game-about = Gioca al livello più facile, con qualche consiglio durante la partita.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Non conosci ancora { $game }? Impara in tre minuti, giocando.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Le tue lezioni di { $game }: { $done } su { $count }.
lessons-offer-close = Non mostrare più

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Fai rotolare un dado
lesson-battle-count-title = Conta bene
lesson-battle-predict-title = Prevedi la faccia
lesson-battle-turn-title = Gira una volta
lesson-battle-ways-title = Due percorsi
lesson-battle-blocked-title = Percorso bloccato
lesson-battle-capture-title = Cattura
lesson-battle-king-title = Il re
lesson-battle-danger-title = Pericolo!
lesson-battle-careful-title = Guarda prima di catturare
lesson-battle-strike-title = Colpisci prima tu
lesson-battle-palace-title = Prendi il palazzo
lesson-battle-threat-title = La tua prima minaccia

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Quello era il tuo re. Questa volta scegli un dado.
lesson-battle-not-star = Mossa permessa, ma non sulla stella. Annullala e riprova.

lesson-battle-roll = I dadi sono i tuoi pezzi. Questo mostra 2, quindi rotola di due caselle. Fallo rotolare sulla stella.
lesson-battle-roll-done = È rotolato su due spigoli e mostra 5. Prossima mossa: cinque caselle, avanti, indietro, a sinistra o a destra.

lesson-battle-count = Un dado rotola esattamente di tante caselle quanti punti mostra. Quale dei tuoi tre raggiunge la stella?
lesson-battle-count-long = Questo dado mostra 4 e deve fare tutte e quattro le caselle: non può fermarsi sulla stella.
lesson-battle-count-short = Questo dado mostra 2, e la stella è a tre caselle.
lesson-battle-count-done = Tre punti, tre caselle. Né più né meno.

lesson-battle-predict = Questo dado rotola di una casella in su, allontanandosi da te. Quale faccia sarà sopra?
lesson-battle-predict-2 = Giusto: la faccia rivolta verso di te finisce sopra. Ora fai rotolare il dado sulla stella.
lesson-battle-predict-same = Sopra adesso c’è l’1. Quando un dado rotola di una casella, sale sempre un’altra faccia.
lesson-battle-predict-under = Il 6 è sotto: la somma delle facce opposte è 7. Per portarlo sopra servono due caselle.
lesson-battle-predict-far = Il 4 è dalla parte opposta. Salirebbe se il dado rotolasse verso di te.
lesson-battle-predict-side = Quella faccia è a sinistra o a destra. Guarda quella rivolta verso di te.
lesson-battle-predict-done = È salito il 3, come hai detto. Prevedere la faccia è il cuore del gioco.

lesson-battle-turn = Lungo il percorso un dado può girare una volta, a sinistra o a destra. Fai rotolare il 5 sulla stella.
lesson-battle-turn-done = Cinque caselle con una svolta. Puoi girare dopo un numero qualsiasi di caselle.

lesson-battle-ways = Due percorsi portano alla stella, ma la faccia finale non è la stessa. Arriva con un 6 sopra.
lesson-battle-ways-other = Casella giusta, faccia sbagliata. Prendi l’altro percorso.
lesson-battle-ways-done = Un 6! Il percorso che scegli decide di quante caselle rotolerà poi il dado.

lesson-battle-blocked = I dadi non saltano. Il dado nero blocca un percorso verso la stella: prendi l’altro.
lesson-battle-blocked-done = Tutte le caselle del percorso devono essere vuote. Solo sull’ultima può esserci un pezzo avversario.

lesson-battle-capture = Un dado che finisce su un dado nero lo cattura. Catturane uno; le mosse giuste sono più d’una.
lesson-battle-capture-missed = Non hai catturato niente. Quali dadi neri sono esattamente a tre caselle?
lesson-battle-capture-done = Catturato! Esce dal tabellone. Catturare non è mai obbligatorio.

lesson-battle-king = Il cubo con la corona è il tuo re. Si muove di una casella e cattura anche lui. Cattura il dado accanto.
lesson-battle-king-fled = Il tuo re può farlo, ma il dado nero è ancora lì. Catturalo.
lesson-battle-king-done = Sempre una casella, in una delle quattro direzioni.

lesson-battle-danger = Attenzione: quel dado può rotolare sul tuo re e farti perdere. Salva il tuo re.
lesson-battle-danger-hung = Il tuo re è stato catturato. Scappa, mettiti in mezzo o cattura chi attacca.
lesson-battle-danger-done = Salvo! Puoi scappare, metterti in mezzo o catturare chi attacca.

lesson-battle-careful = Cattura un dado, ma tieni al sicuro il tuo re.
lesson-battle-careful-hung = Quel dado faceva da scudo al tuo re. Ora il 4 lo raggiunge.
lesson-battle-careful-missed = Il re è salvo, ma non hai catturato niente.
lesson-battle-careful-done = Hai visto bene. L’altra cattura avrebbe aperto un percorso verso il tuo re.

lesson-battle-strike = Il re nero è a un passo dal tuo palazzo. Se entra, vincono i Neri. Tocca a te!
lesson-battle-strike-late = Troppo tardi: il re nero ha preso il palazzo. Il tuo 4 avrebbe potuto catturarlo prima.
lesson-battle-strike-done = Hai catturato il re e vinto! Il resto non conta più.

lesson-battle-palace = Puoi vincere anche così: porta il tuo re sul palazzo con la stella. Servono due mosse.
lesson-battle-palace-2 = I Neri non hanno potuto fermarti. Ora prendi il palazzo.
lesson-battle-palace-away = Resta vicino: il palazzo è una casella in su e una a destra.
lesson-battle-palace-missed = Il palazzo era accanto al tuo re. Entraci.
lesson-battle-palace-done = Hai vinto! Solo il re può prendere un palazzo.

lesson-battle-threat = La vera posizione iniziale. Attacca subito: trova una mossa che minacci di catturare il re nero.
lesson-battle-threat-near = Il dado è giusto, il percorso no. Deve finire con un 6 che raggiunga il re.
lesson-battle-threat-none = Ancora nessuna minaccia. Prova un dado d’angolo: quale percorso finisce con un 6?
lesson-battle-threat-done = Una minaccia già alla prima mossa! I Neri devono rispondere.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Con calma: scegli un dado, e il tabellone mostra dove può andare e quale faccia mostrerà.
lesson-battle-note-winning = Puoi vincere subito. Vedi come?
lesson-battle-note-threat = Il tuo re è in pericolo. Scappa, mettiti in mezzo o cattura chi attacca.
lesson-battle-note-capture = Puoi catturare qualcosa. Guarda prima se i Neri potrebbero catturare a loro volta.
lesson-battle-note-lost = Hai perso un dado. Puoi catturare a tua volta?
lesson-battle-note-captured = La tua prima cattura! Ora guarda che cosa possono fare i Neri.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Lancia e piazza
lesson-qwixx-colour-title = Bianco più colore
lesson-qwixx-skip-title = Passa apposta
lesson-qwixx-right-title = Solo verso il lucchetto
lesson-qwixx-capture-title = Cattura
lesson-qwixx-stack-title = Impila
lesson-qwixx-frozen-title = Che cosa è al sicuro
lesson-qwixx-misthrow-title = I lanci mancati
lesson-qwixx-five-title = Chiudi una fila
lesson-qwixx-lock-title = Il lucchetto
lesson-qwixx-score-title = Conta i punti
lesson-qwixx-total-title = Il tuo totale
lesson-qwixx-end-title = Finisci la partita
lesson-qwixx-wait-title = Non ancora

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Hai passato. Questa volta piazza una pedina.

lesson-qwixx-roll = Giochi con le pedine nere. Ogni turno comincia con un lancio di tutti e sei i dadi: lanciali.
lesson-qwixx-roll-2 = Azione 1: i dadi bianchi fanno 5. Piazza una pedina su un 5, in una fila qualsiasi.
lesson-qwixx-roll-done = La tua prima pedina. Nelle file rossa e gialla il 5 è vicino all’inizio, e resta più spazio.

lesson-qwixx-colour = Azione 2: somma un dado bianco e uno colorato e piazza una pedina nella fila di quel colore. Fai il 10 blu.
lesson-qwixx-colour-other = Va bene anche così, ma trova il 10 blu: bianco 4 più blu 6.
lesson-qwixx-colour-done = 4 e 6 fanno 10. Quale dado bianco sommare lo decidi tu. Le due azioni devono usare caselle diverse.

lesson-qwixx-skip = Le due azioni sono facoltative. Un 3 lascerebbe un grande vuoto: questa volta passa.
lesson-qwixx-skip-2 = Bene. Ora usa l’azione 2: l’8 rosso, proprio accanto al tuo 7.
lesson-qwixx-skip-wasted = Ora non puoi più usare le caselle prima di quel 3. Meglio passare.
lesson-qwixx-skip-misthrow = Rinunciare a entrambe le azioni è un lancio mancato: 5 punti in meno. Usa l’8 rosso.
lesson-qwixx-skip-far = Permesso, ma salta molte caselle. L’8 rosso non ne salta nessuna.
lesson-qwixx-skip-done = I passi piccoli lasciano posto a tante pedine, e tante pedine fanno punti.

lesson-qwixx-right = In ogni fila si va solo verso il lucchetto. Quale di questi numeri rossi puoi ancora usare?
lesson-qwixx-right-2 = Giusto: solo i numeri oltre il tuo 7. Piazza una pedina sul 9 rosso.
lesson-qwixx-right-left = Il 4 è dietro le tue pedine: non puoi più usarlo.
lesson-qwixx-right-between = Il 6 è fra il tuo 5 e il tuo 7: conta la tua pedina più vicina al lucchetto.
lesson-qwixx-right-row = Permesso, ma cerca il 9 rosso, oltre il tuo 7.
lesson-qwixx-right-done = Puoi saltare delle caselle. Le pedine grigie non ti frenano.

lesson-qwixx-capture = La pedina più vicina al lucchetto è la più avanzata della fila. Se è avversaria e sola puoi catturarla: fallo.
lesson-qwixx-capture-missed = Nessuna cattura. La pedina grigia più avanzata è sull’8 rosso, e tu hai un 8.
lesson-qwixx-capture-done = La pedina grigia torna al proprietario, e ora la più avanzata è la tua.

lesson-qwixx-stack = La tua pedina più avanzata, sola sul 7 blu, è in pericolo. Impilane sopra una seconda.
lesson-qwixx-stack-taken = Grigio ha fatto 7 e ha catturato la tua pedina. Due pedine sarebbero state al sicuro.
lesson-qwixx-stack-done = Una pila di due o più pedine non si può mai catturare, e ogni sua pedina conta.

lesson-qwixx-frozen = Si cattura solo la pedina più avanzata. Quante pedine grigie potresti catturare ora nella fila rossa?
lesson-qwixx-frozen-2 = Giusto. Nella blu la più avanzata è una pila grigia: quante pedine potresti catturare lì?
lesson-qwixx-frozen-front = La pedina grigia sull’8 è la più avanzata ed è sola: quella si può catturare.
lesson-qwixx-frozen-behind = La pedina grigia sul 4 è stata superata. Le pedine superate sono al sicuro per sempre.
lesson-qwixx-frozen-stack = Una pila non si può mai catturare, nemmeno se è la più avanzata.
lesson-qwixx-frozen-done = Le pedine superate sono al sicuro, ma non si può più impilare niente sopra.

lesson-qwixx-misthrow = Due 1: non c’è nessun 2 dove tu possa piazzare una pedina. Puoi solo continuare.
lesson-qwixx-misthrow-2 = Neanche le somme di un dado bianco e uno colorato vanno bene. È un lancio mancato.
lesson-qwixx-misthrow-done = Un lancio mancato ti costa 5 punti. Quattro, contando anche quelli di Grigio, mettono fine alla partita.

lesson-qwixx-five = Prima dell’ultimo numero di una fila ti servono cinque pedine. Ne hai quattro: aggiungi l’11 rosso.
lesson-qwixx-five-2 = Sono cinque, e hai ancora l’azione 2: chiudi la fila con il 12 rosso!
lesson-qwixx-five-four = Nella fila rossa hai ancora solo quattro pedine. Piazzane prima una sull’11 rosso.
lesson-qwixx-five-open = La fila è ancora aperta. Bianco 6 più rosso 6 fa 12.
lesson-qwixx-five-done = Cinque pedine, poi l’ultimo numero: la fila rossa è chiusa, e il suo dado esce dal gioco.

lesson-qwixx-lock = Chiudendo la fila rossa hai messo una pedina anche sul lucchetto. Quante pedine hai ora nella fila?
lesson-qwixx-lock-before = Ne avevi cinque prima di chiudere. Aggiungi il 12 e il lucchetto.
lesson-qwixx-lock-stone = Non dimenticare la pedina sul lucchetto: conta anche quella.
lesson-qwixx-lock-done = Le prime cinque, il 12 e il lucchetto: in tutto sette.

lesson-qwixx-score = Le pedine di una fila valgono in tutto 1, 3, 6, 10…: ognuna aggiunge un punto in più della precedente. E cinque pedine?
lesson-qwixx-score-next = Quattro valgono 10, e la quinta aggiunge 5.
lesson-qwixx-score-done = Una fila lunga vale molto più di tante corte.

lesson-qwixx-total = Qual è il tuo totale? 4 pedine nella fila rossa, 2 nella gialla, 1 nella verde e un lancio mancato.
lesson-qwixx-total-misthrow = Il lancio mancato toglie 5 punti.
lesson-qwixx-total-sum = 10 per la rossa, 3 per la gialla, 1 per la verde, meno 5.
lesson-qwixx-total-done = 14 per le file, meno 5 per il lancio mancato.

lesson-qwixx-end = Due file chiuse fanno finire subito la partita. Sei avanti 43 a 16 e la rossa è chiusa. Finisci la partita!
lesson-qwixx-end-later = La partita continua, e Grigio può recuperare. Con il 12 giallo finisce adesso.
lesson-qwixx-end-done = Hai vinto. Quando sei avanti, cerca il modo di finire la partita: anche una riserva vuota le mette fine.

lesson-qwixx-wait = Stavolta Grigio è avanti 64 a 43. Potresti chiudere la fila gialla, e la partita finirebbe. Conviene?
lesson-qwixx-wait-lost = La partita è finita, e Grigio ha più punti: 64 a 56.
lesson-qwixx-wait-done = Giusto: finché sei indietro, continua a giocare.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Lancia, usa la somma dei bianchi, poi un dado bianco e uno colorato. Meglio avanzare a piccoli passi.
lesson-qwixx-note-close = Puoi chiudere una fila. Conta anche la pedina sul lucchetto; con due file chiuse la partita finisce.
lesson-qwixx-note-capture = Puoi catturare la pedina più avanzata di una fila. Torna al suo proprietario.
lesson-qwixx-note-stack = Puoi impilare una pedina sulla tua più avanzata e metterla al sicuro.
lesson-qwixx-note-misthrow = Passare ora sarebbe un lancio mancato: 5 punti in meno.
lesson-qwixx-note-taken = La tua pedina più avanzata è stata catturata. È tornata in riserva, e puoi usare di nuovo quella casella.
lesson-qwixx-note-closed = Una fila è chiusa e il suo dado è fuori gioco. Un’altra fila chiusa, e la partita finisce.
