### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Poctivé kostky
fairness-text-committed = Před hrou server ukázal pečeť svého tajného semínka, potom každý hráč přidal své. Z těchto tří semínek vyplývá každý hod: nikdo nemohl kostky ovlivnit, ale server je zná předem.
fairness-text-joint = Před hrou server i hráči zapečetili každý své tajemství. Každý hod potřebuje nový podíl z každého tajemství, odhalený až při hodu: nikdo nemůže hod ovlivnit ani ho znát předem, ani server.
fairness-commitment = Pečeť serveru, ukázaná před hrou
# $side is a side such as Black.
fairness-commitment-of = Pečeť hráče: { $side }
fairness-seed-of = Semínko hráče: { $side }
fairness-seed = Semínko serveru
fairness-share = Poslední podíl serveru
fairness-share-of = Poslední podíl hráče: { $side }
fairness-later = zatím neznámé
# Opens what only experts need.
fairness-details = Podrobnosti
fairness-rolls = Všechny hody
# $faces are the faces as they should have been.
fairness-due = má být { $faces }

## What is found

verdict-fair = Poctivé
verdict-consistent = V souladu
verdict-false = Falešné
fairness-checking = Ověřují se všechny hody…
fairness-fair =
    { $count ->
        [0] Nebyl žádný hod k ověření.
        [one] Jediný hod je správný a tvůj prohlížeč předem viděl, z čeho vyplývá.
        [few] Všechny { $count } hody jsou správné a tvůj prohlížeč před prvním viděl, z čeho vyplývají.
        [many] Všech { $count } hodu je správných a tvůj prohlížeč před prvním viděl, z čeho vyplývají.
       *[other] Všech { $count } hodů je správných a tvůj prohlížeč před prvním viděl, z čeho vyplývají.
    }
fairness-consistent =
    { $count ->
        [0] Nebyl žádný hod k ověření.
        [one] Jediný hod vyplývá z pečetí a semínek. Jestli tu všechno bylo už předtím, tvůj prohlížeč neviděl.
        [few] Všechny { $count } hody vyplývají z pečetí a semínek. Jestli tu všechno bylo už před prvním, tvůj prohlížeč neviděl.
        [many] Všech { $count } hodu vyplývá z pečetí a semínek. Jestli tu všechno bylo už před prvním, tvůj prohlížeč neviděl.
       *[other] Všech { $count } hodů vyplývá z pečetí a semínek. Jestli tu všechno bylo už před prvním, tvůj prohlížeč neviděl.
    }
fairness-false-rolls = Některé hody nevyplývají z pečetí a semínek: těmto kostkám nelze věřit.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: co bylo odhaleno, nesouhlasí s pečetí. Těmto kostkám nelze věřit.
fairness-false-witness = { $party }: pečeť nebo semínko se liší od toho, co si tvůj prohlížeč poznamenal před hrou. Těmto kostkám nelze věřit.
fairness-false-moves = Tahy neodpovídají pravidlům: něco bylo vynecháno, přidáno nebo změněno. Těmto kostkám nelze věřit.
fairness-so-far = Každý hod se ověří, jakmile dopadne.
fairness-wait = Semínko serveru se odhalí po skončení hry. Pak tato stránka ověří každý hod.
fairness-unproven = Tyto kostky nelze ověřit: chybí část toho, z čeho vyplývají.
fairness-unreplayed = Všechny zobrazené hody vyplývají z pečetí a semínek, ale tvůj prohlížeč nemohl přehrát tahy podle pravidel. Neví, jestli nějaký hod nechybí. Ulož zápis a ověř ho příkazem „duellum verify“.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] První hod padl dřív, než hra přišla na server, a jeho poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
        [few] První { $count } hody padly dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
        [many] Prvních { $count } hodu padlo dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
       *[other] Prvních { $count } hodů padlo dřív, než hra přišla na server, a jejich poctivost nelze dokázat. Od té doby se ověřuje každý hod, zatím { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Tvůj prohlížeč si před prvním hodem poznamenal: { $parties }.
fairness-unwitnessed = Tvůj prohlížeč si před prvním hodem nepoznamenal: { $parties }.
fairness-seen-by = Před prvním hodem si to poznamenaly prohlížeče hráčů: { $names }. Víc než soulad ukazují jen jejich důkazy hodů.
party-server = Server

## At the table

roll-waiting = Kostky jsou ještě ve vzduchu: { $name } zatím neodpovídá.
roll-waiting-clock = { $name } není ve spojení. Hodiny tohoto hráče běží; kostky dopadnou, jakmile se spojení obnoví.
roll-waiting-away = { $name } není ve spojení. Kostky dopadnou, jakmile se spojení obnoví; sedm dní nepřítomnosti znamená prohru.
foul-title = S kostkami není něco v pořádku
foul-early = Byl vyžádán podíl na kostkách, na který ještě není čas.
foul-changed = Tahy byly změněny poté, co tvůj prohlížeč odevzdal svůj podíl na hodu.
foul-after = Tvůj prohlížeč k těmto kostkám už nic nepřidá. Ulož důkaz hodů a zápis.
