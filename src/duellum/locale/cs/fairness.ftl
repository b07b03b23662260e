### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Poctivé kostky
fairness-text-committed = Hody vycházejí z tajného čísla serveru a z čísel obou hráčů; všechna jsou stanovená před hrou. Žádný hod si nikdo nemohl vybrat. Server ale zná hody předem.
fairness-text-joint = Ke každému hodu přispívá server i každý z hráčů svým tajemstvím. Tajemství jsou stanovená před hrou a odhalí se teprve při hodu, takže nikdo, ani server, nemůže hod vybrat ani ho znát předem.
fairness-commitment = Závazek serveru, zveřejněný před hrou
# $side is a side such as Black.
fairness-commitment-of = { $side }: závazek
fairness-seed-of = { $side }: semínko
fairness-seed = Semínko serveru
fairness-share = Poslední podíl serveru
fairness-share-of = { $side }: poslední podíl
fairness-later = zatím neodhaleno
# Opens what only experts need.
fairness-details = Podrobnosti
fairness-rolls = Všechny hody
# $faces are the faces as they should have been.
fairness-due = má být { $faces }

## What is found

verdict-fair = Poctivé
verdict-consistent = Chyba nenalezena
verdict-false = Nepoctivé
fairness-checking = Ověřují se všechny hody…
fairness-fair =
    { $count ->
        [0] Zatím není žádný hod k ověření.
        [1] Tvůj prohlížeč ověřil jediný hod. Je správný a to, co ho určuje, bylo stanoveno před hrou.
       *[other] Tvůj prohlížeč ověřil všechny hody (celkem { $count }). Jsou správné a to, co je určuje, bylo stanoveno před hrou.
    }
fairness-consistent =
    { $count ->
        [0] Zatím není žádný hod k ověření.
        [1] Tvůj prohlížeč ověřil jediný hod: odpovídá zveřejněným číslům. Všechna tato čísla ale před hrou neviděl, takže neví, jestli je někdo nezměnil. Může to ukázat důkaz hodů hráče, jehož prohlížeč je viděl.
       *[other] Tvůj prohlížeč ověřil všechny hody (celkem { $count }): odpovídají zveřejněným číslům. Všechna tato čísla ale před hrou neviděl, takže neví, jestli je někdo nezměnil. Může to ukázat důkaz hodů hráče, jehož prohlížeč je viděl.
    }
fairness-false-rolls = Některé hody neodpovídají číslům, která je určují. Těmto kostkám nevěř. Ulož hru a důkaz hodů jako doklad.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: odhalené číslo není to, které bylo stanoveno před hrou. Těmto kostkám nevěř. Ulož hru a důkaz hodů jako doklad.
fairness-false-witness = { $party }: čísla se liší od těch, která tvůj prohlížeč viděl před hrou. Těmto kostkám nevěř. Ulož hru a důkaz hodů jako doklad.
fairness-false-moves = Tahy neodpovídají pravidlům: něco bylo vynecháno, přidáno nebo změněno. Těmto kostkám nevěř. Ulož hru a důkaz hodů jako doklad.
fairness-so-far = Každý hod se ověří, jakmile dopadne.
fairness-wait = Server odhalí své tajné číslo po skončení hry. Pak tato stránka ověří každý hod.
fairness-unproven = Tyto kostky nelze ověřit, protože chybí část čísel, která je určují. To samo o sobě neznamená, že hody byly nepoctivé.
fairness-unreplayed = Všechny zobrazené hody odpovídají zveřejněným číslům, ale tvůj prohlížeč nemohl přehrát tahy podle pravidel, takže neví, jestli nějaký hod nechybí. Ulož hru a ověř ji příkazem „duellum verify“.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] První hod padl dřív, než hra přišla na server, a jeho poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
        [few] První { $count } hody padly dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
        [many] Prvních { $count } hodu padlo dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
       *[other] Prvních { $count } hodů padlo dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Tvůj prohlížeč viděl před prvním hodem: { $parties }.
fairness-unwitnessed = Tvůj prohlížeč před prvním hodem neviděl: { $parties }.
fairness-seen-by = Čísla viděly před prvním hodem prohlížeče těchto hráčů: { $names }. Jen jejich důkazy hodů mohou ukázat, že se nic nezměnilo.
party-server = Server

## At the table

roll-waiting = Kostky se ještě kutálejí. Čeká se na hráče: { $name }.
roll-waiting-clock = { $name } je offline a hodiny tohoto hráče běží. Hod proběhne, jakmile se spojení obnoví.
roll-waiting-away = { $name } je offline. Hod proběhne, jakmile se spojení obnoví. Kdo se sedm dní nevrátí, prohrává.
foul-title = S kostkami něco není v pořádku
foul-early = Server si od tvého prohlížeče vyžádal tajemství, na které ještě není čas.
foul-changed = Tahy byly změněny poté, co tvůj prohlížeč odhalil své tajemství pro hod.
foul-after = Tvůj prohlížeč se těchto hodů už neúčastní. Ulož hru a důkaz hodů jako doklad.
