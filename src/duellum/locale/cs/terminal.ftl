### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } pro dva u jedné klávesnice.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: ty proti počítači, úroveň { $level }.
terminal-welcome-help = Napiš „{ $help }“ a uvidíš, co lze psát.
terminal-lot = O tom, kdo začíná, rozhodl los.
terminal-unfinished = Máš nedohranou hru: napiš „{ $load }“ a pokračuj v ní.
terminal-kept = Hra je uložena v { $path }
terminal-next-time = Příště v ní pokračuj příkazem „{ $load }“.
terminal-goodbye = Na shledanou.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: stiskni Enter a hoď
terminal-prompt-over = Hra skončila

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] seznam
        [roll] hod
        [hint] rada
        [undo] zpět
        [draw] remíza
        [resign] vzdát
        [save] uložit
        [load] načíst
        [new] nová
        [board] deska
        [rules] pravidla
        [help] pomoc
       *[quit] konec
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <tah>
        [list] [začátek]
        [save] SOUBOR
        [load] [SOUBOR]
       *[rules] [pravidlo]
    }
terminal-help =
    { $command ->
        [move] zahraje tah, v notaci nebo podle čísla v seznamu
        [list] vypíše dovolené tahy, všechny nebo ty s daným začátkem
        [roll] hodí kostkami; totéž udělá Enter
        [hint] zeptá se počítače, co by hrál a proč
        [undo] vrátí poslední tah; proti počítači i jeho odpověď
        [draw] nabídne remízu; zeptá se soupeře
        [resign] vzdá hru
        [save] uloží hru do souboru
        [load] pokračuje v uložené hře; bez souboru v poslední nedohrané
        [new] začne novou hru
        [board] nakreslí pozici znovu
        [rules] ukáže pravidla, nebo jen jedno
        [help] ukáže tento seznam
       *[quit] skončí; hra zůstane uložena
    }

## Questions

terminal-yes = ano
terminal-no = ne
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Přijímá soupeř remízu?
terminal-overwrite = { $path } už existuje. Přepsat?

## What happens

terminal-thinking = { $side } přemýšlí…
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } zahrál { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = Hra pokračuje.
terminal-resigned = { $side } se vzdal.
terminal-saved = Uloženo do { $path }
terminal-loaded = Načteno: { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Pravidla mají čísla { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (bez textu)

## What does not work

terminal-list-range = Tah { $number } v seznamu není: vyber 1 až { $count }.
terminal-none-begins = Žádný dovolený tah tak nezačíná.
terminal-no-move = Teď není žádný dovolený tah.
terminal-rolled = Hod nelze vrátit.
terminal-name-file = Uveď soubor, do kterého se má hra uložit.
terminal-none-kept = Není tu žádná nedohraná hra.
terminal-other-game = V souboru je jiná hra.
terminal-no-file = Soubor { $path } neexistuje.
terminal-no-access = { $path } nelze číst ani zapsat: přístup odepřen.
terminal-is-folder = { $path } je složka.
# $text is in the system's language.
terminal-system = Hlášení systému: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Pozor: hru nelze uložit na disk. { $reason }
