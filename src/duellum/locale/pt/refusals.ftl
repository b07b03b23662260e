### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } é uma jogada de outra posição.
general-illegal-not-led = { $move } não levou a esta posição.
general-illegal-never-thrown = Neste jogo não se lançam dados.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Agora não há nenhuma jogada para procurar.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Escreva uma jogada como uma casa e um ou dois trechos, por exemplo i1n4w1: de i1, 4 para norte e depois 1 para oeste.
battle-illegal-nothing = Não escreveu nada. { battle-illegal-form }
battle-illegal-start = «{ $part }», no início de «{ $text }», não é uma casa. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» indica uma casa, mas nenhum caminho. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = Em «{ $text }», depois de «{ $part }» (carácter { $place }), falta um número de 1 a 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», carácter { $place } de «{ $text }», não é uma direção: use n, s, e ou w (norte, sul, leste ou oeste). { battle-illegal-form }
battle-illegal-square = «{ $text }» não é uma casa: as casas vão de a1 a i8.
battle-illegal-edge =
    { $direction ->
        [north] A jogada sai do tabuleiro a norte de { $square }.
        [south] A jogada sai do tabuleiro a sul de { $square }.
        [east] A jogada sai do tabuleiro a leste de { $square }.
       *[west] A jogada sai do tabuleiro a oeste de { $square }.
    }
battle-illegal-leg = Cada trecho tem de ter pelo menos uma casa.
battle-illegal-turns = Um dado pode virar no máximo uma vez por jogada.
battle-illegal-back = Um dado não pode voltar por onde veio.
battle-illegal-straight = Os dois trechos vão na mesma direção: escreva-os como um só, ou vire em ângulo reto.
battle-illegal-king-count = O rei move-se exatamente uma casa, não { $count }.
battle-illegal-count = A face superior mostra { $face }: o dado tem de rolar exatamente esse número de casas, não { $count }.
battle-illegal-blocked = O caminho está bloqueado em { $square }.
battle-illegal-own = Em { $square } está uma peça sua.
battle-illegal-no-piece = Em { $square } não há nenhuma peça.
battle-illegal-opponent = Jogam as { battle-side }, mas a peça em { $square } é do adversário.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» não é uma casa: escreva r, y, g ou b (vermelho, amarelo, verde, azul) e um número de 2 a 12, como y5, ou «-» para passar.
qwixx-illegal-roll = «{ $text }» não é um lançamento: escreva os dois dados brancos, uma barra, depois vermelho, amarelo, verde e azul, como 41/3526, com «-» para um dado fora do jogo.
qwixx-illegal-turn = «{ $text }» não é um turno: escreva um lançamento e duas escolhas, ou uma só se terminar a partida, como 41/3526 y5 -.
qwixx-illegal-faces = Dados a lançar agora: { $count }. Cada um tem de mostrar um número de 1 a 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Os dados já foram lançados: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] O dado vermelho ainda está em jogo e tem de ser lançado.
        [y] O dado amarelo ainda está em jogo e tem de ser lançado.
        [g] O dado verde ainda está em jogo e tem de ser lançado.
       *[b] O dado azul ainda está em jogo e tem de ser lançado.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = A ação 1 precisa da soma dos dados brancos, { $sum }, não { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = Nesta linha, a ação 2 pode usar { $first } ou { $second }, as somas de um dado branco com o da linha, não { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = Nesta linha, a ação 2 só pode usar { $first }, a soma de um dado branco com o da linha, não { $number }.
qwixx-illegal-used = A ação 1 já usou o { $number } { qwixx-colour }: a ação 2 precisa de outra casa.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Não pode voltar ao { $number } { qwixx-colour }: a sua peça mais à direita nesta linha está no { $own }.
qwixx-illegal-barred = No { $number } { qwixx-colour } está uma peça adversária que não é a da frente.
qwixx-illegal-stack = A pilha adversária no { $number } { qwixx-colour } não pode ser capturada.
qwixx-illegal-overtaken = A sua peça no { $number } { qwixx-colour } foi ultrapassada: já não pode empilhar em cima dela.
# $count stones of the player are in the row.
qwixx-illegal-last = Para colocar uma peça no { $number } { qwixx-colour } precisa de pelo menos cinco peças antes dele; por agora tem { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] A linha vermelha está fechada.
        [y] A linha amarela está fechada.
        [g] A linha verde está fechada.
       *[b] A linha azul está fechada.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = O servidor não compreendeu este pedido.
refused-too-long = É demasiado longo para ser lido aqui.
refused-too-fast = Demasiado rápido. Espere um momento.
refused-too-many = O servidor está sobrecarregado. Tente mais tarde.
refused-forbidden-origin = Esta página não está autorizada a usar este servidor.
refused-not-host = Só quem está no computador em que o Duellum corre pode fazer isso.
refused-no-network = Este computador não está ligado a nenhuma rede de onde outros possam jogar.
refused-unavailable = Não foi possível guardar, e nada mudou. Tente de novo.
refused-unknown-game = Esta partida não existe.
refused-unknown-rules = Este jogo não está instalado aqui.
refused-no-engine = O computador não joga este jogo, ou não neste nível.
refused-bad-position = Nenhuma partida pode começar a partir desta posição.
refused-bad-seed = Esta semente contém caracteres que não se podem mostrar.
refused-needs-commitment = Recarregue a página: os lançamentos desta partida precisam da versão mais recente da página.
refused-bad-share = Este navegador perdeu a sua parte dos lançamentos desta partida: não pode completar o lançamento.
refused-roll-pending = Os dados ainda estão a rolar. Espere um momento.
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
refused-too-often = Pediu isto há pouco. Faça algumas jogadas antes de voltar a pedir.
refused-exhausted = Nesta partida já não pode propor nem desfazer mais nada.
refused-no-offer = Essa proposta já não é válida.
refused-seek-gone = Esse desafio já foi aceite ou retirado.
refused-not-against-people = Não há dicas nas partidas contra outras pessoas.
refused-not-now = Não há dicas para esta posição.
refused-engine-failed = O computador não respondeu.
refused-engine-busy = O computador está ocupado com outros pedidos. Tente de novo daqui a pouco.
refused-bad-record = Isto não é uma partida guardada.
refused-too-many-moves = Esta partida guardada tem jogadas a mais: no máximo { $count }, contando as variantes.
refused-wrong-result = O resultado desta partida guardada não corresponde às jogadas.

## Positions that are impossible

position-long = O texto é demasiado longo: uma posição tem no máximo { $count } caracteres.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Brancas
       *[black] Pretas
    }
position-battle-fields = Uma posição tem quatro partes separadas por espaços: oito linhas separadas por /, o lado a jogar, as jogadas sem captura (as dos dois lados) e o número da jogada.
position-battle-side = O lado a jogar tem de ser w ou b.
position-battle-rank = A linha { $rank } tem de ter nove casas: letras para as peças, um algarismo para as casas vazias.
position-battle-number = As jogadas sem captura e o número da jogada têm de ser números inteiros.
position-battle-long = Após cem jogadas sem captura, contando as dos dois lados, há empate.
position-battle-kings = { position-battle-name }: só pode haver um rei, mas há reis em { $squares }.
position-battle-dice = { position-battle-name }: pode haver no máximo oito dados.
position-battle-no-king = { position-battle-name }: falta o rei.
position-battle-palace = { position-battle-name }: o rei está no palácio adversário, por isso a partida já está ganha.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Pretas
       *[grey] Cinzentas
    }
position-qwixx-row-name =
    { $colour ->
        [r] Linha vermelha
        [y] Linha amarela
        [g] Linha verde
       *[b] Linha azul
    }
position-qwixx-fields = Uma posição tem cinco partes separadas por espaços: quatro linhas separadas por /, o jogador ativo, os lançamentos falhados, o lançamento e a fase.
position-qwixx-side = O jogador ativo tem de ser b ou g.
position-qwixx-row = { position-qwixx-row-name }: tem de ter onze casas e um cadeado.
position-qwixx-closed-sign = { position-qwixx-row-name }: tem de figurar como fechada se houver uma peça no último número, e como aberta se não houver.
position-qwixx-misthrow-text = Os lançamentos falhados escrevem-se com dois números, primeiro o das Pretas, como 1:0.
position-qwixx-stage = A fase tem de ser «r» antes do lançamento, «1» antes da ação 1 e, antes da ação 2, «2:» seguido da casa usada na ação 1 (ou «2:-»).
position-qwixx-lock-open = { position-qwixx-row-name }: há uma peça no cadeado, mas nenhuma no último número.
position-qwixx-last-stack = { position-qwixx-row-name }: no último número só pode haver uma peça, porque fecha a linha.
position-qwixx-lock-side = { position-qwixx-row-name }: as peças do cadeado e do último número têm de ser do mesmo lado.
position-qwixx-before = { position-qwixx-row-name }: a peça no último número precisa de cinco peças do mesmo lado antes dela.
position-qwixx-stones = { position-qwixx-name }: só há 22 peças.
position-qwixx-misthrows = Pode haver no máximo quatro lançamentos falhados, porque o quarto põe fim à partida.
position-qwixx-closed = Pode haver no máximo duas linhas fechadas, porque a segunda põe fim à partida.
position-qwixx-bare-two = Há duas linhas fechadas sem peça no cadeado, mas logo a primeira teria posto fim à partida.
position-qwixx-bare = { position-qwixx-row-name }: está fechada sem peça no cadeado, embora quem a fechou ainda tenha peças.
position-qwixx-over = A partida tinha acabado antes de estes dados serem lançados.
position-qwixx-misthrow-fit = Com o tabuleiro vazio, quem jogou por último tem de ter tantos lançamentos falhados como o outro, ou mais um.
position-qwixx-supply = { position-qwixx-name }: a reserva está vazia, por isso a partida já teria acabado no turno deste lado.
position-qwixx-ended = { position-qwixx-name }: nenhum turno deste lado pode pôr assim fim à partida.
position-qwixx-first-sum = Na ação 1, uma peça só pode ir para a soma dos dados brancos, { $sum }, e não para { $field }.
position-qwixx-first-stone = A ação 1 está anotada em { $field }, mas o jogador ativo não tem lá nenhuma peça.
position-qwixx-first-last = A peça em { $field } não pode ser a última que o jogador ativo colocou.
