### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = É a sua vez · { $page }
close = Fechar
cancel = Cancelar
accept = Aceitar
decline = Recusar
withdraw = Retirar
settings = Definições
language = Idioma
language-needs-connection = { $language } tem de ser descarregado uma vez. Aparece assim que estiver online.
rules = Regras
go-home = Ir para a página inicial
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
game-battle-about = Os seus dados rolam tantas casas quantos pontos mostram. Capture o rei ou leve o seu ao palácio dele.
game-qwixx = Qwixx Duelo
game-qwixx-about = Lance, coloque, empilhe e capture: uma corrida por quatro linhas coloridas.
generic-about = Um jogo com uma mesa simples.
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
engine-preparing = O computador está a preparar-se, só da primeira vez: { $progress }
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

invitation-title = Convide alguém
invitation-text = Envie este link ou deixe ler o código com um telemóvel. A partida começa assim que alguém se sentar.
invitation-link = Link para esta partida
invitation-local = Este link só funciona neste computador. Para jogar em rede, inicie o Duellum com: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Copiar link
share-link = Partilhar
link-copied = Link copiado.
link-not-copied = O navegador não permite copiar: use o link da barra de endereço.
code-label = O link em código QR
# $name is who invites, $game the name of the game.
free-seat-title = Convite de { $name }: { $game }
your-name = O seu nome
sit-down = Sentar-se e jogar
waiting-start = A partida vai começar.
waiting-players = À espera dos jogadores.
abort = Cancelar a partida

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
tool-chances = Prob. de vencer
tool-flip = Rodar
tool-more = Mais
side-you = { $side }, as suas
side-away = { $side }, sem ligação
turn-yours = A sua vez
turn-theirs = A jogar
turn-thinking = A pensar
turn-warming = Em preparação: { $progress }
moves = Jogadas
moves-none = Ainda não há jogadas.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, depois { $second }
step-first = Para o início
step-back = Uma jogada atrás
step-forward = Uma jogada à frente
step-last = Para a última jogada
replay-at = A mesa após a jogada { $ply } de { $count }
replay-now = Voltar à partida
offer-a-draw = Propor empate
offer-draw-title = Propor empate?
offer-draw-text = Se o adversário aceitar, a partida termina empatada.
resign = Desistir
resign-title = Quer desistir?
resign-text = A partida termina e o adversário vence.
rematch = Desforra
rematch-go = Ir para a desforra
previous-game = A partida anterior
save-record = Guardar partida
save-witness = Guardar prova dos dados
watchers =
    { $count ->
        [0] { $count } pessoas assistem
        [one] { $count } pessoa assiste
       *[other] { $count } pessoas assistem
    }
# $name offers something.
offer-draw = { $name } propõe empate.
offer-undo = { $name } pede para desfazer a última jogada.
offer-rematch = { $name } quer uma desforra.
offer-mine-draw = A sua proposta de empate aguarda resposta.
offer-mine-undo = O seu pedido para desfazer a jogada aguarda resposta.
offer-mine-rematch = O seu pedido de desforra aguarda resposta.
hint-thinking = À procura de uma boa jogada
# $move is a move in words, $percent how likely it wins.
hint-text = Experimente: { $move }. Probabilidade de vencer: { $percent }.
chances-text = A sua probabilidade de vencer é de { $percent }
chances-figure = { $percent }
bot-failed = O computador não encontrou nenhuma jogada.
bot-nudge = Deixar tentar de novo
bot-abort = Terminar a partida
connection-first = A mesa está quase pronta
connection-lost = Sem ligação. Continuamos a tentar.
connection-network-off = A partida já não está aberta à rede. Continuamos a tentar.
pending-unsent =
    { $what ->
        [play] A sua jogada será enviada quando a ligação voltar.
        [roll] Os dados serão lançados quando a ligação voltar.
        [resign] A sua desistência será enviada quando a ligação voltar.
       *[other] Será enviado quando a ligação voltar.
    }
pending-sent = O servidor ainda não confirmou.
pending-refused = { $reason } O que fez sem ligação não foi executado.
pending-dropped = A sua última ação não foi enviada: saiu enquanto não havia ligação.
pending-mark = Espera pela ligação.

## How a game ended

result-won = Vitória!
result-lost = Derrota.
result-draw = Empate.
result-none = A partida foi cancelada.
result-winner = Vitória das { $side }!
ending-king-captured = O rei foi capturado.
ending-palace-taken = O rei chegou ao palácio inimigo.
ending-no-move = Não restava nenhuma jogada.
ending-long-game = Cem jogadas sem captura.
ending-repetition = A mesma posição pela terceira vez.
ending-supply-empty = Uma reserva está vazia.
ending-four-misthrows = A coluna de lançamentos falhados está cheia.
ending-two-rows-closed = Duas linhas estão fechadas.
ending-resignation = Por desistência.
ending-agreement = De comum acordo.
ending-time = O tempo acabou.
ending-aborted = Ninguém vence, ninguém perde.
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] O seu palácio estava em perigo. Desfazer o último lance?
       *[king-captured] O seu rei estava em perigo. Desfazer o último lance?
    }
loss-accept = Continuar

## Fair dice

fairness-open = Verificar os dados

## Settings

settings-theme = Cores
theme-auto = Do sistema
theme-light = Claras
theme-dark = Escuras
theme-contrast = Alto contraste
settings-sound = Som
settings-speed = Velocidade dos movimentos
settings-speed-note = No extremo esquerdo, nada se move.
settings-tilt = Inclinação da mesa
settings-notation = Notação
settings-notation-note = As jogadas escrevem-se como nas partidas guardadas: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Não há nada aqui
not-found-text = Este endereço não leva a lado nenhum.
no-such-game = Essa partida não existe, ou já não está guardada.

## Refusals

no-answer = O servidor não responde.
# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = O servidor não percebeu.
refused-too-long = É demasiado longo para ser lido aqui.
refused-too-fast = Demasiado rápido. Espere um momento.
refused-too-many = Há demasiada atividade por aqui. Tente mais tarde.
refused-forbidden-origin = Esta página não pode falar com este servidor.
refused-not-host = Só quem está no computador em que o Duellum corre pode fazer isso.
refused-no-network = Este computador não está em nenhuma rede pela qual outros possam entrar.
refused-unavailable = De momento, não é possível guardar nada. Nada mudou; tente de novo.
refused-unknown-game = Essa partida não existe.
refused-unknown-rules = Este jogo não está instalado aqui.
refused-no-engine = O computador não joga este jogo, ou não neste nível.
refused-bad-position = Nenhuma partida pode começar nesta posição.
refused-bad-name = Este nome tem caracteres que não se podem mostrar.
refused-long-name = Este nome é demasiado longo.
refused-bad-seed = Esta semente tem caracteres que não se podem mostrar.
refused-needs-commitment = Recarregue a página: os dados desta partida precisam da versão mais recente.
refused-bad-share = Este navegador perdeu a sua parte dos dados desta partida: não pode completar o lançamento.
refused-roll-pending = Os dados ainda estão no ar: espere que caiam.
refused-not-seated = Está a assistir: só os jogadores podem fazer isso.
refused-seat-taken = Os dois lugares estão ocupados. Pode assistir.
refused-already-seated = Já tem um lugar aqui.
refused-not-started = A partida não começou.
refused-over = A partida terminou.
refused-not-over = A partida ainda não terminou.
refused-not-your-turn = Não é a sua vez.
refused-stale = Entretanto, a partida avançou.
refused-illegal = As regras proíbem esta jogada.
refused-dice-due = Lance primeiro os dados.
refused-no-dice-due = Agora não há dados para lançar.
refused-nothing-to-undo = Não há nada para desfazer.
refused-already-offered = Essa proposta já está feita.
refused-too-often = Isso foi proposto há pouco. Primeiro, continue a jogar.
refused-exhausted = Nesta partida já não pode propor nem desfazer mais nada.
refused-no-offer = Essa proposta já não existe.
refused-not-against-people = Sem ajudas nas partidas contra outras pessoas.
refused-not-now = Não há nada a dizer sobre esta posição.
refused-engine-failed = O computador não respondeu.
refused-engine-busy = O computador ainda está ocupado com outras perguntas. Tente de novo daqui a pouco.
refused-bad-record = Isto não é uma partida guardada.
refused-too-many-moves = Esta partida guardada tem lances a mais: no máximo { $count }, contando as variantes.
refused-wrong-result = O resultado anotado não corresponde às jogadas.
