### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
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
battle-illegal-form = Uma jogada é uma casa e um ou dois troços de caminho, como i1n4w1: de i1, 4 para norte e depois 1 para oeste.
battle-illegal-nothing = Não escreveu nada. { battle-illegal-form }
battle-illegal-start = «{ $part }», no início de «{ $text }», não é uma casa. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» indica uma casa, mas nenhum caminho. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = Em «{ $text }», depois de «{ $part }», carácter { $place }, falta um número de 1 a 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», carácter { $place } de «{ $text }», não é uma direção: n, s, e ou w (norte, sul, leste, oeste). { battle-illegal-form }
battle-illegal-square = «{ $text }» não é uma casa: as casas vão de a1 a i8.
battle-illegal-edge =
    { $direction ->
        [north] A jogada sai do tabuleiro a norte de { $square }.
        [south] A jogada sai do tabuleiro a sul de { $square }.
        [east] A jogada sai do tabuleiro a leste de { $square }.
       *[west] A jogada sai do tabuleiro a oeste de { $square }.
    }
battle-illegal-leg = Cada troço tem pelo menos uma casa.
battle-illegal-turns = Numa jogada vira-se uma vez, no máximo.
battle-illegal-back = Uma jogada não pode voltar pelo mesmo caminho.
battle-illegal-straight = Os dois troços vão na mesma direção: escreva-os como um só, ou vire em ângulo reto.
battle-illegal-king-count = O rei move-se exatamente uma casa, não { $count }.
battle-illegal-count = A face superior mostra { $face }: o dado move-se exatamente outras tantas casas, não { $count }.
battle-illegal-blocked = O caminho está bloqueado em { $square }.
battle-illegal-own = Em { $square } está uma peça sua.
battle-illegal-no-piece = Em { $square } não há nenhuma peça.
battle-illegal-opponent = Jogam as { battle-side }, mas a peça em { $square } é do adversário.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» não é uma casa: escreva r, y, g ou b (vermelho, amarelo, verde, azul) e um número de 2 a 12, como y5, ou «-» para passar.
qwixx-illegal-roll = «{ $text }» não é um lançamento: escreva os dois dados brancos, uma barra, depois vermelho, amarelo, verde e azul, como 41/3526, com «-» para um dado fora de jogo.
qwixx-illegal-turn = «{ $text }» não é um turno: escreva um lançamento e duas escolhas, ou uma que termine a partida, como 41/3526 y5 -.
qwixx-illegal-faces = Dados a lançar agora: { $count }; cada um mostra de 1 a 6.
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
qwixx-illegal-pair = Nesta linha, a ação 2 pode ocupar { $first } ou { $second }, as somas de um dado branco com o da linha, não { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = Nesta linha, a ação 2 só pode ocupar { $first }, a soma de um dado branco com o da linha, não { $number }.
qwixx-illegal-used = A ação 1 já usou o { $number } { qwixx-colour }: a ação 2 precisa de outra casa.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Não pode voltar atrás, ao { $number } { qwixx-colour }: a sua última peça nesta linha está no { $own }.
qwixx-illegal-barred = No { $number } { qwixx-colour } está uma peça adversária que não é a da frente.
qwixx-illegal-stack = A pilha adversária no { $number } { qwixx-colour } não pode ser capturada.
qwixx-illegal-overtaken = A sua peça no { $number } { qwixx-colour } ficou para trás e já não pode ser aumentada.
# $count stones of the player are in the row.
qwixx-illegal-last = Para ocupar o { $number } { qwixx-colour } precisa de pelo menos cinco peças antes dele; por agora tem { $count }.
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
