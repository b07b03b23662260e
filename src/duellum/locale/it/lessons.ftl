### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Impara a giocare
lessons-about = Passi brevi al tavolo vero, pochi secondi ciascuno. Si impara facendo.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Impara { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } passo, circa { $minutes } min
       *[other] { $count } passi, circa { $minutes } min
    }
# How long the remaining steps take.
lessons-left = ancora circa { $minutes } min
lessons-begin = Comincia
lessons-resume = Continua
lessons-repeat = Da capo
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
lessons-finished = Ben fatto! Non c’è altro da sapere.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = Riusciti al primo tentativo: { $perfect } su { $count }.
lessons-first-game = La tua prima partita
lessons-first-game-about = Ti aspetta il livello più facile. Qualche nota ti aiuterà lungo la strada.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Non conosci ancora { $game }? Impara in tre minuti, giocando.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Le tue lezioni di { $game }: { $done } su { $count }.
lessons-offer-close = Non proporlo più

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Fai rotolare un dado
lesson-battle-count-title = Conta giusto
lesson-battle-predict-title = Prevedi la faccia
lesson-battle-turn-title = Gira una volta
lesson-battle-ways-title = Due percorsi
lesson-battle-blocked-title = Strada sbarrata
lesson-battle-capture-title = Cattura
lesson-battle-king-title = Il re
lesson-battle-danger-title = Pericolo!
lesson-battle-careful-title = Guarda prima di catturare
lesson-battle-strike-title = Colpisci prima tu
lesson-battle-palace-title = Prendi il palazzo
lesson-battle-threat-title = La tua prima minaccia

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Quello era il tuo re. Questa volta scegli il dado.
lesson-battle-not-star = Si può fare, ma la stella è altrove. Riprova.

lesson-battle-roll = I dadi sono i tuoi pezzi. Questo mostra 2, quindi rotola di due caselle. Portalo sulla stella.
lesson-battle-roll-done = Si è rovesciato su due spigoli e ora mostra 5. La prossima volta farà cinque caselle.

lesson-battle-count = Un dado fa esattamente tante caselle quanti punti mostra. Quale dei tuoi tre raggiunge la stella?
lesson-battle-count-long = Questo dado mostra 4 e deve fare quattro caselle: supera la stella.
lesson-battle-count-short = Questo dado mostra 2, e la stella è a tre caselle.
lesson-battle-count-done = Tre punti, tre caselle. Né più né meno.

lesson-battle-predict = Questo dado rotola di una casella in su, allontanandosi da te. Quale faccia sarà sopra?
lesson-battle-predict-2 = Giusto: sale la faccia rivolta verso di te. Ora portalo sulla stella.
lesson-battle-predict-same = Sopra adesso c’è l’1. Rotolando di una casella sale sempre un’altra faccia.
lesson-battle-predict-under = Il 6 è sotto: le facce opposte danno 7. Per salire gli servono due caselle.
lesson-battle-predict-far = Il 4 è sul lato lontano. Salirebbe se il dado rotolasse verso di te.
lesson-battle-predict-side = Quella faccia è a sinistra o a destra. Guarda quella rivolta verso di te.
lesson-battle-predict-done = È salito il 3, come hai detto. Prevederlo è il cuore del gioco.

lesson-battle-turn = Lungo il percorso un dado può girare una volta, a sinistra o a destra. Porta il 5 sulla stella.
lesson-battle-turn-done = Cinque caselle con una svolta. Puoi girare dopo qualsiasi casella.

lesson-battle-ways = Due percorsi portano alla stella, ma con facce diverse. Arriva con un 6 sopra.
lesson-battle-ways-other = La stella, ma con un’altra faccia. Prendi l’altro percorso.
lesson-battle-ways-done = Un 6! Il percorso decide quanto lontano andrà poi il dado.

lesson-battle-blocked = I dadi non saltano mai. Il dado nero sbarra una strada per la stella: prendi l’altra.
lesson-battle-blocked-done = Tutte le caselle del percorso devono essere libere. Solo l’ultima può essere occupata.

lesson-battle-capture = Se finisci su un dado nero, lo catturi. Catturane uno; le mosse giuste sono più d’una.
lesson-battle-capture-missed = Non hai catturato niente. Quali dadi neri sono a tre caselle esatte?
lesson-battle-capture-done = Catturato! Lascia il tabellone. Catturare non è mai obbligatorio.

lesson-battle-king = Il cubo con la corona è il tuo re. Si muove di una casella e cattura anche lui. Cattura il dado accanto.
lesson-battle-king-fled = Il re può farlo, ma il dado nero è ancora lì. Catturalo.
lesson-battle-king-done = Sempre una casella, in una delle quattro direzioni.

lesson-battle-danger = Attenzione: quel dado può rotolare sul tuo re, e la partita sarebbe persa. Salva il re.
lesson-battle-danger-hung = Il re è catturato. Scappa, mettiti in mezzo o cattura chi attacca.
lesson-battle-danger-done = Salvo! Puoi scappare, metterti in mezzo o catturare chi attacca.

lesson-battle-careful = Cattura un dado, ma bada a chi tiene d’occhio il tuo re.
lesson-battle-careful-hung = Quel dado faceva da scudo al re. Ora il 4 lo raggiunge.
lesson-battle-careful-missed = Il re è salvo, ma non hai catturato niente.
lesson-battle-careful-done = Ben visto. L’altra cattura avrebbe aperto la strada verso il tuo re.

lesson-battle-strike = Il re nero è a un passo dal tuo palazzo. Se entra, vincono i Neri. Tocca a te!
lesson-battle-strike-late = Troppo tardi: il re nero ha preso il palazzo. Il tuo 4 poteva catturarlo prima.
lesson-battle-strike-done = Re catturato: hai vinto! Il resto non conta più.

lesson-battle-palace = L’altro modo di vincere: porta il tuo re sul palazzo con la stella. Ancora due mosse.
lesson-battle-palace-2 = I Neri non hanno potuto fermarti. Ora prendi il palazzo.
lesson-battle-palace-away = Resta vicino: il palazzo è una casella in su e una a destra.
lesson-battle-palace-missed = Il palazzo era accanto al tuo re. Entra.
lesson-battle-palace-done = Hai vinto! Solo il re può prendere un palazzo.

lesson-battle-threat = Il vero inizio. Attacca subito: trova una mossa che minacci il re nero.
lesson-battle-threat-near = Il dado giusto, ma un altro percorso. Serve un 6 che raggiunga il re.
lesson-battle-threat-none = Ancora nessuna minaccia. Prova un dado d’angolo: quale percorso finisce con un 6?
lesson-battle-threat-done = Una minaccia alla prima mossa! I Neri devono rispondere.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Con calma: scegli un dado, e il tabellone indica dove può andare e che cosa mostrerà.
lesson-battle-note-winning = Puoi vincere subito. Vedi come?
lesson-battle-note-threat = Il tuo re è in pericolo. Scappa, mettiti in mezzo o cattura chi attacca.
lesson-battle-note-capture = Puoi catturare qualcosa. Guarda prima se l’avversario può catturare a sua volta.
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
lesson-qwixx-misthrow-title = Un lancio mancato
lesson-qwixx-five-title = Chiudi una fila
lesson-qwixx-lock-title = Il lucchetto
lesson-qwixx-score-title = Conta i punti
lesson-qwixx-total-title = Il totale
lesson-qwixx-end-title = Finisci la partita
lesson-qwixx-wait-title = Non ancora

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Hai passato. Questa volta piazza una pedina.

lesson-qwixx-roll = Giochi con le pedine nere. Ogni turno comincia con tutti e sei i dadi: lanciali.
lesson-qwixx-roll-2 = Azione 1: i dadi bianchi fanno 5. Piazza una pedina su un 5, in una fila qualsiasi.
lesson-qwixx-roll-done = La tua prima pedina. Nella rossa e nella gialla il 5 è vicino all’inizio, e resta più spazio.

lesson-qwixx-colour = Azione 2: un dado bianco più uno colorato, nella fila di quel colore. Fai il 10 blu.
lesson-qwixx-colour-other = Va bene anche così, ma trova il 10 blu: bianco 4 più blu 6.
lesson-qwixx-colour-done = 4 e 6 fanno 10. Il dado bianco lo scegli tu.

lesson-qwixx-skip = Le due azioni sono facoltative. Un 3 ti porterebbe troppo avanti: questa volta passa.
lesson-qwixx-skip-2 = Bene. Ora usa l’azione 2: l’8 rosso, accanto al tuo 7.
lesson-qwixx-skip-wasted = Ora tutto ciò che viene prima di quel 3 per te è perso. Meglio passare.
lesson-qwixx-skip-misthrow = Passare entrambe le azioni è un lancio mancato: 5 punti in meno. Usa l’8 rosso.
lesson-qwixx-skip-far = Permesso, ma salta molte caselle. L’8 rosso non ne salta nessuna.
lesson-qwixx-skip-done = I passi piccoli lasciano posto a tante pedine, e tante pedine fanno punti.

lesson-qwixx-right = In ogni fila si va solo verso il lucchetto. Quale di questi numeri rossi puoi ancora usare?
lesson-qwixx-right-2 = Giusto: solo ciò che sta oltre il tuo 7. Piazza una pedina sul 9 rosso.
lesson-qwixx-right-left = Il 4 è dietro le tue pedine: l’hai passato.
lesson-qwixx-right-between = Il 6 è fra il tuo 5 e il tuo 7: conta la tua pedina più vicina al lucchetto.
lesson-qwixx-right-row = Permesso, ma cerca il 9 rosso, oltre il tuo 7.
lesson-qwixx-right-done = Gli spazi vuoti sono permessi. Le pedine grigie non ti trattengono.

lesson-qwixx-capture = La pedina più vicina al lucchetto di una fila è la più avanzata. Se è nemica e sola puoi catturarla: fallo.
lesson-qwixx-capture-missed = Nessuna cattura. La pedina grigia più avanzata è sull’8 rosso, e tu hai un 8.
lesson-qwixx-capture-done = La pedina grigia torna al proprietario, e ora la più avanzata è la tua.

lesson-qwixx-stack = La tua pedina più avanzata, sola sul 7 blu, è in pericolo. Impilane sopra una seconda.
lesson-qwixx-stack-taken = Grigio ha fatto 7 e ha catturato la tua pedina. Due sarebbero state al sicuro.
lesson-qwixx-stack-done = Una pila di due o più pedine non si può mai catturare.

lesson-qwixx-frozen = Si cattura solo la più avanzata. Quante pedine grigie potresti catturare ora nella rossa?
lesson-qwixx-frozen-2 = Giusto. Nella blu in testa c’è una pila grigia: quante pedine potresti catturare lì?
lesson-qwixx-frozen-front = L’8 grigio è il più avanzato ed è solo: quello sì.
lesson-qwixx-frozen-behind = Il 4 grigio è stato superato. Chi sta dietro è al sicuro per sempre.
lesson-qwixx-frozen-stack = Una pila non si cattura mai, nemmeno in testa.
lesson-qwixx-frozen-done = Le pedine superate sono al sicuro, ma non ci si può più impilare sopra.

lesson-qwixx-misthrow = Due 1: nessun 2 ti è aperto. Puoi solo continuare.
lesson-qwixx-misthrow-2 = Neanche le somme di bianco e colore vanno bene. È un lancio mancato.
lesson-qwixx-misthrow-done = Un lancio mancato ti costa 5 punti. Con quattro, fra tutti e due, la partita finisce.

lesson-qwixx-five = L’ultimo numero di una fila richiede prima cinque tue pedine. Ne hai quattro: aggiungi l’11 rosso.
lesson-qwixx-five-2 = Sono cinque, e resta ancora l’azione 2: chiudi la fila con il 12 rosso!
lesson-qwixx-five-four = Nella rossa ne hai ancora solo quattro. Prima l’11 rosso.
lesson-qwixx-five-open = La fila è ancora aperta. Bianco 6 più rosso 6 fa 12.
lesson-qwixx-five-done = Cinque pedine, poi l’ultimo numero: la rossa è chiusa, e il suo dado esce dal gioco.

lesson-qwixx-lock = Chiudendo, hai piazzato una pedina anche sul lucchetto. Quante pedine hai ora nella rossa?
lesson-qwixx-lock-before = Cinque le avevi prima di chiudere. Aggiungi il 12 e il lucchetto.
lesson-qwixx-lock-stone = Non dimenticare la pedina sul lucchetto: conta anche quella.
lesson-qwixx-lock-done = Cinque, il 12 e il lucchetto: in tutto sette.

lesson-qwixx-score = Le pedine di una fila valgono 1, 3, 6, 10: ognuna aggiunge uno più della precedente. E cinque pedine?
lesson-qwixx-score-next = Quattro valgono 10, e la quinta aggiunge 5.
lesson-qwixx-score-done = Una fila lunga vale molto più di tante corte.

lesson-qwixx-total = Qual è il tuo totale? 4 pedine nella rossa, 2 nella gialla, 1 nella verde e un lancio mancato.
lesson-qwixx-total-misthrow = Il lancio mancato toglie 5 punti.
lesson-qwixx-total-sum = 10 per la rossa, 3 per la gialla, 1 per la verde, meno 5.
lesson-qwixx-total-done = 14 per le file, meno 5 per il lancio mancato.

lesson-qwixx-end = Con due file chiuse la partita finisce subito. Sei avanti 43 a 16 e la rossa è chiusa. Falla finire!
lesson-qwixx-end-later = La partita continua, e Grigio può recuperare. Con il 12 giallo finisce adesso.
lesson-qwixx-end-done = Hai vinto. Quando sei avanti, cerca il modo di finire la partita.

lesson-qwixx-wait = Stavolta Grigio è avanti 64 a 43. Potresti chiudere la gialla, e la partita finirebbe. Conviene?
lesson-qwixx-wait-lost = La partita è finita, e Grigio ha più punti: 64 a 56.
lesson-qwixx-wait-done = Giusto: finché sei indietro, continua a giocare.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Lancia, usa la somma dei bianchi, poi un dado bianco e uno colorato. I passi piccoli sono quelli buoni.
lesson-qwixx-note-close = Puoi chiudere una fila. Il lucchetto aggiunge una pedina; con due file chiuse la partita finisce.
lesson-qwixx-note-capture = Puoi catturare la pedina più avanzata di una fila. Torna al suo proprietario.
lesson-qwixx-note-stack = Puoi impilare sulla tua pedina più avanzata e metterla al sicuro.
lesson-qwixx-note-misthrow = Passare ora sarebbe un lancio mancato: 5 punti in meno.
lesson-qwixx-note-taken = La tua pedina più avanzata è stata catturata. È di nuovo nella riserva, e puoi tornare su quella casella.
lesson-qwixx-note-closed = Una fila è chiusa e il suo dado è fuori gioco. Ancora una, ed è finita.
