### The first page and the page of games to watch.

home-title = Dois duelos de dados numa mesa de madeira
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: algumas jogadas no tabuleiro
board-pause = Pausar
board-play = Mostrar as jogadas
home-own = Partidas em curso
home-finished = Partidas terminadas
# $count is how many there are.
home-finished-all = Mostrar todas ({ $count })

## The form for a new game

form-game = Jogo
form-opponent = Adversário
opponent-bot = Computador
opponent-bot-about = Joga no nível que escolher, responde logo e dá dicas.
opponent-link = Amigo online
opponent-link-about = Envie um link: quem o abrir pode jogar contra si.
opponent-here = Mesmo dispositivo
opponent-here-about = Dois jogadores, cada um na sua vez, neste ecrã.
form-level = Nível
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · principiante
        [2] 2 · muito fácil
        [3] 3 · fácil
        [4] 4 · médio
        [5] 5 · exigente
        [6] 6 · forte
        [7] 7 · muito forte
       *[8] { $level } · máximo
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = O seu balanço: vitórias { $won }, empates { $drawn }, derrotas { $lost }
level-record-none = Ainda não há partidas terminadas neste nível
form-more = Relógio e primeira jogada
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Relógio
form-starts = Primeiro jogador
starts-lot = primeiro jogador à sorte
starts-first = começo eu
starts-second = começa o adversário
form-public = Qualquer pessoa pode assistir
form-public-open = Qualquer pessoa pode assistir ou jogar
form-server = Jogar no servidor
form-server-note = Precisa de ligação. Pode provar-se que os lançamentos são honestos.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Dois neste dispositivo
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } contra { $other }
line-waiting = À espera de um jogador
line-open = Lugar livre
line-your-turn = Turno { $turn }: é a sua vez
line-turn = Turno { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Vitória
finished-lost = Derrota
finished-draw = Empate
finished-winner = Vitória das { $side }
finished-aborted = Cancelada

## Games to watch

watch-all = Todas as partidas públicas
watch-join = À espera de adversário
watch-live = A decorrer
watch-about = Partidas que os jogadores abriram a todos. A lista atualiza-se sozinha.
watch-empty = De momento não há partidas públicas
watch-empty-about = Comece uma: aparecerá aqui, e qualquer pessoa poderá juntar-se ou assistir.
watch-start = Começar uma partida pública
watch-offline = A lista de partidas precisa de ligação
watch-offline-about = Aparece assim que o servidor responder.
watch-no-server = Aqui não há partidas para ver
watch-no-server-about = Este site funciona sem servidor: cada partida decorre no navegador de quem joga.
