### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = É a sua vez · { $page }
close = Fechar
cancel = Cancelar
settings = Definições
language = Idioma
language-needs-connection = { $language } tem de ser transferido uma vez. Aparece assim que estiver online.
rules = Regras
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Regra { $clause }
go-home = Página inicial
new-game = Nova partida

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Menu principal
menu = Menu
nav-play = Jogar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analyse = Analisar
nav-watch = Assistir

## Names of games and sides

game-battle = Duelo
game-battle-about = Os seus dados rolam pelo tabuleiro exatamente tantas casas quantos pontos mostram. Capture o rei adversário, ou leve o seu ao palácio adversário.
game-qwixx = Qwixx Duelo
game-qwixx-about = Lance, coloque, empilhe e capture: uma corrida por quatro linhas coloridas.
generic-about = Um jogo sem tabuleiro ilustrado.
side-battle-first = Brancas
side-battle-second = Pretas
side-qwixx-first = Pretas
side-qwixx-second = Cinzentas
# For whoever has not said their name; $number tells guests apart.
guest-name = Visitante { $number }
# An opponent played by the machine.
bot-name = Computador, nível { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Computador
seat-open = Lugar livre
seat-kept = Ainda não chegou
seat-nameless = Alguém

## The first page

home-open = Abrir uma partida guardada
home-independent = Os jogos pertencem aos seus autores e editores; esta é uma versão independente.
home-print = Imprimir o jogo
how-to-play = Como se joga
# $game is the name of a game.
how-to-play-game = Como se joga { $game }
form-play = Jogar

## Clocks

clock-none = Sem relógio
clock-sudden =
    { $minutes ->
        [0] { $minutes } minutos por jogador
        [one] { $minutes } minuto por jogador
       *[other] { $minutes } minutos por jogador
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [0] { $minutes } minutos + { $seconds } s por turno
        [one] { $minutes } minuto + { $seconds } s por turno
       *[other] { $minutes } minutos + { $seconds } s por turno
    }
clock-days =
    { $days ->
        [0] { $days } dias por turno
        [one] { $days } dia por turno
       *[other] { $days } dias por turno
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

copy-link = Copiar link
share-link = Partilhar
link-copied = Link copiado.
link-not-copied = O navegador não permite copiar. Copie o link da barra de endereços.
your-name = O seu nome
waiting-start = A partida vai começar.
waiting-players = À espera dos jogadores.

## Around the table

panel = Jogadas e mais
tools = Ferramentas
tool-undo = Desfazer
tool-undo-ask = Pedir para desfazer
take-back = Desfazer
tool-hint = Dica
tool-threats = Ameaças
threats-count =
    { $count ->
        [0] { $side }: sem ameaças.
        [one] { $side }: { $count } ameaça.
       *[other] { $side }: { $count } ameaças.
    }
tool-chances = Previsão
tool-flip = Rodar
tool-more = Mais
side-you = { $side } (as suas)
side-away = { $side } (sem ligação)
turn-yours = A sua vez
turn-theirs = A jogar
turn-thinking = A pensar
moves = Jogadas
moves-none = Ainda não há jogadas.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, depois { $second }
step-first = Posição inicial
step-back = Uma jogada atrás
step-forward = Uma jogada à frente
step-last = Última jogada
replay-at = Posição após a jogada { $ply } de { $count }
replay-now = Voltar à partida
previous-game = A partida anterior
save-record = Guardar partida
watchers =
    { $count ->
        [0] { $count } pessoas a assistir
        [one] { $count } pessoa a assistir
       *[other] { $count } pessoas a assistir
    }
chances-text = A sua probabilidade de vencer é de { $percent }
chances-figure = { $percent }
connection-first = A ligar…
connection-lost = Sem ligação. A tentar de novo…
connection-network-off = O anfitrião deixou de aceitar jogadores na rede. A tentar de novo…
pending-unsent =
    { $what ->
        [play] A sua jogada será enviada quando a ligação voltar.
        [roll] Os dados serão lançados quando a ligação voltar.
        [resign] A sua desistência será enviada quando a ligação voltar.
       *[other] Será enviado quando a ligação voltar.
    }
pending-sent = O servidor ainda não confirmou.
pending-refused = { $reason } O que fez sem ligação não foi executado.
pending-dropped = A sua última ação não foi enviada: saiu da partida enquanto não havia ligação.
pending-mark = À espera de ligação.

## How a game ended

result-won = Vitória!
result-lost = Derrota.
result-draw = Empate.
result-none = A partida foi cancelada.
result-winner = Vitória das { $side }!
ending-king-captured = O rei foi capturado.
ending-palace-taken = O rei chegou ao palácio adversário.
ending-no-move = Não restava nenhuma jogada.
ending-long-game = Cem jogadas sem captura.
ending-repetition = A mesma posição pela terceira vez.
ending-supply-empty = Uma reserva está vazia.
ending-four-misthrows = A coluna de lançamentos falhados está cheia.
ending-two-rows-closed = Duas linhas estão fechadas.
ending-resignation = Por desistência.
ending-agreement = De comum acordo.
ending-time = O tempo acabou.
ending-aborted = Não há vencedor.

## Fair dice

fairness-open = Verificar lançamentos

## Settings

settings-theme = Cores
theme-auto = Como o sistema
theme-light = Claras
theme-dark = Escuras
theme-contrast = Alto contraste
settings-sound = Som
settings-speed = Velocidade das animações
settings-speed-note = No extremo esquerdo: sem animações.
settings-tilt = Inclinação da mesa
settings-notation = Notação
settings-notation-note = Mostrar as jogadas como se escrevem nas partidas guardadas: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Página não encontrada
not-found-text = Não há nenhuma página neste endereço.
no-such-game = Esta partida não existe ou foi apagada.

## Refusals

no-answer = O servidor não responde.
refused-bad-name = Este nome contém caracteres que não se podem mostrar.
refused-long-name = Este nome é demasiado longo.
