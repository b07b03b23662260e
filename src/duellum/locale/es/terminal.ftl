### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } para dos jugadores en un mismo teclado.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: tú contra la máquina, nivel { $level }.
terminal-welcome-help = Escribe «{ $help }» para ver los comandos.
terminal-lot = El primer jugador se ha elegido por sorteo.
terminal-unfinished = Tienes una partida sin terminar: escribe «{ $load }» para continuarla.
terminal-kept = La partida está guardada en { $path }
terminal-next-time = La próxima vez, escribe «{ $load }» para continuarla.
terminal-goodbye = Hasta pronto.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: pulsa Intro para tirar los dados
terminal-prompt-over = La partida ha terminado

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] lista
        [roll] tirar
        [hint] pista
        [undo] deshacer
        [draw] empate
        [resign] rendirse
        [save] guardar
        [load] cargar
        [new] nueva
        [board] tablero
        [rules] reglas
        [help] ayuda
       *[quit] salir
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <jugada>
        [list] [comienzo]
        [save] ARCHIVO
        [load] [ARCHIVO]
       *[rules] [regla]
    }
terminal-help =
    { $command ->
        [move] hace una jugada, en notación o con su número de la lista
        [list] muestra las jugadas permitidas, todas o las que empiezan con el texto añadido
        [roll] tira los dados; también basta con Intro
        [hint] pregunta a la máquina qué jugada haría y por qué
        [undo] deshace la última jugada; contra la máquina, también su respuesta
        [draw] ofrece empate al rival
        [resign] se rinde
        [save] guarda la partida en un archivo
        [load] continúa una partida guardada o, sin archivo, la última sin terminar
        [new] empieza una nueva partida
        [board] dibuja otra vez la posición
        [rules] muestra las reglas, o una sola
        [help] muestra esta lista
       *[quit] sale; la partida queda guardada
    }

## Questions

terminal-yes = sí
terminal-no = no
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = ¿Acepta tu rival el empate?
terminal-overwrite = { $path } ya existe. ¿Lo sobrescribo?

## What happens

terminal-thinking = La máquina ({ $side }) está pensando…
# $notation is the move as one types it, $move the same in words.
terminal-played = La máquina ({ $side }) ha jugado { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = La partida continúa.
terminal-resigned =
    { $side ->
        [Blancos] Los Blancos se han rendido.
        [Negros] Los Negros se han rendido.
       *[other] { $side } se ha rendido.
    }
terminal-saved = Guardada en { $path }
terminal-loaded = Cargada desde { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Las reglas son { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (sin texto)

## What does not work

terminal-list-range = En la lista no hay ninguna jugada { $number }: elige del 1 al { $count }.
terminal-none-begins = Ninguna jugada permitida empieza así.
terminal-no-move = Ahora no hay ninguna jugada permitida.
terminal-rolled = Una tirada no se puede deshacer.
terminal-name-file = Indica en qué archivo guardarla.
terminal-none-kept = No hay ninguna partida sin terminar.
terminal-other-game = El archivo contiene una partida de otro juego.
terminal-no-file = No hay ningún archivo { $path }.
terminal-no-access = { $path } no se puede leer ni escribir: permiso denegado.
terminal-is-folder = { $path } es una carpeta.
# $text is in the system's language.
terminal-system = Mensaje del sistema: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Atención: la partida no se puede guardar en el disco. { $reason }
