### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Aprender a jogar
lessons-about = Passos curtos no tabuleiro real, alguns segundos cada um.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Aprender { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } passo, cerca de { $minutes } min
       *[other] { $count } passos, cerca de { $minutes } min
    }
# How long the remaining steps take.
lessons-left = faltam cerca de { $minutes } min
lessons-begin = Começar
lessons-resume = Continuar
lessons-repeat = Começar de novo
# $done of $count steps are done.
lessons-progress = { $done } de { $count } feitos
# Above the board. $number is the place of the step.
lessons-step-of = Passo { $number } de { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = feito
lessons-step-perfect = à primeira
lessons-step-next = a seguir
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Para aprender mais
lessons-rulebook-about = Todas as regras, com exemplos para experimentar.
lessons-tool-battle-diagram = Todas as casas para onde um dado pode rolar.
lessons-print-about = Imprima, recorte e jogue sem ecrã.
lessons-next = Seguinte
# The button that undoes a mistake.
lessons-again = Tentar de novo
lessons-restart = Recomeçar
lessons-hint = Mostrar
lessons-leave = Todos os passos
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Estrela.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } em cima
# The label of the buttons of a question.
lessons-answers = A sua resposta
# At the end of the lessons of a game.
lessons-finished = Muito bem! Já sabe o bastante para jogar; o resto está no livro de regras.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } de { $count } passos à primeira.
lessons-first-game = Jogar a primeira partida
lessons-first-game-about = No nível mais fácil, com algumas dicas pelo caminho.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Ainda não conhece { $game }? Aprenda em três minutos, a jogar.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = As suas lições de { $game }: { $done } de { $count }.
lessons-offer-close = Não voltar a mostrar

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Fazer rolar um dado
lesson-battle-count-title = Contar certo
lesson-battle-predict-title = Prever a face
lesson-battle-turn-title = Virar uma vez
lesson-battle-ways-title = Dois caminhos
lesson-battle-blocked-title = Caminho bloqueado
lesson-battle-capture-title = Capturar
lesson-battle-king-title = O rei
lesson-battle-danger-title = Perigo!
lesson-battle-careful-title = Olhar antes de capturar
lesson-battle-strike-title = Atacar primeiro
lesson-battle-palace-title = Tomar o palácio
lesson-battle-threat-title = A sua primeira ameaça

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Esse era o seu rei. Desta vez escolha um dado.
lesson-battle-not-star = Jogada permitida, mas não até à estrela. Desfaça-a e tente outra vez.

lesson-battle-roll = Os dados são as suas peças. Este mostra 2, por isso rola duas casas. Faça-o rolar até à estrela.
lesson-battle-roll-done = Rolou sobre duas arestas e agora mostra 5. A seguir rola cinco casas: em frente, para trás ou para um dos lados.

lesson-battle-count = Um dado rola exatamente o que mostra. Qual dos seus três dados chega à estrela?
lesson-battle-count-long = Este dado mostra 4 e tem de rolar as quatro casas: não pode parar na estrela.
lesson-battle-count-short = Este dado mostra 2, e a estrela está a três casas.
lesson-battle-count-done = Três pontos, três casas. Nem mais, nem menos.

lesson-battle-predict = Este dado rola uma casa para cima, afastando-se de si. Que face ficará em cima?
lesson-battle-predict-2 = Certo: sobe a face voltada para si. Agora faça rolar o dado até à estrela.
lesson-battle-predict-same = O 1 está em cima agora. Ao rolar uma casa, sobe sempre outra face.
lesson-battle-predict-under = O 6 está por baixo: as faces opostas somam 7. Para que suba são precisas duas casas.
lesson-battle-predict-far = O 4 está do lado de lá. Subiria se o dado rolasse para si.
lesson-battle-predict-side = Essa face está à esquerda ou à direita. Veja a que está voltada para si.
lesson-battle-predict-done = Subiu o 3, como disse. Prever a face é a essência do jogo.

lesson-battle-turn = Pelo caminho um dado pode virar uma vez, à esquerda ou à direita. Faça rolar o 5 até à estrela.
lesson-battle-turn-done = Cinco casas com uma viragem. Pode virar depois de qualquer número de casas.

lesson-battle-ways = Dois caminhos levam à estrela, mas a face final não é a mesma. Chegue com um 6 em cima.
lesson-battle-ways-other = A casa está certa, mas a face não. Vá pelo outro caminho.
lesson-battle-ways-done = Um 6! O caminho escolhido decide quantas casas o dado rola a seguir.

lesson-battle-blocked = Os dados não saltam. O dado preto bloqueia um caminho até à estrela: vá pelo outro.
lesson-battle-blocked-done = Todas as casas do caminho têm de estar vazias. Só na última pode estar uma peça adversária.

lesson-battle-capture = Um dado que acaba sobre um dado preto captura-o. Capture um; há mais de uma jogada certa.
lesson-battle-capture-missed = Não capturou nada. Que dados pretos estão exatamente a três casas?
lesson-battle-capture-done = Capturado! Sai do tabuleiro. Capturar nunca é obrigatório.

lesson-battle-king = O cubo com a coroa é o seu rei. Move-se uma casa e também captura. Capture o dado ao lado.
lesson-battle-king-fled = O seu rei pode fazê-lo, mas o dado preto ainda lá está. Capture-o.
lesson-battle-king-done = Sempre uma casa, em qualquer das quatro direções.

lesson-battle-danger = Cuidado: aquele dado pode rolar até ao seu rei, e perderia a partida. Salve o seu rei.
lesson-battle-danger-hung = O seu rei foi capturado. Fuja, bloqueie o caminho ou capture o atacante.
lesson-battle-danger-done = A salvo! Pode fugir, bloquear o caminho ou capturar o atacante.

lesson-battle-careful = Capture um dado, mas mantenha o seu rei a salvo.
lesson-battle-careful-hung = Esse dado protegia o seu rei. Agora o 4 alcança-o.
lesson-battle-careful-missed = O rei está a salvo, mas não capturou nada.
lesson-battle-careful-done = Bem visto. A outra captura teria aberto um caminho até ao seu rei.

lesson-battle-strike = O rei preto está a um passo do palácio das Brancas. Se lá entrar, vencem as Pretas. É a sua vez!
lesson-battle-strike-late = Demasiado tarde: o rei preto tomou o palácio. O seu 4 podia tê-lo capturado antes.
lesson-battle-strike-done = Capturou o rei e venceu! O resto já não importa.

lesson-battle-palace = Também se vence assim: leve o seu próprio rei ao palácio com a estrela. São precisas duas jogadas.
lesson-battle-palace-2 = As Pretas nada puderam fazer. Agora tome o palácio.
lesson-battle-palace-away = Fique perto: o palácio está uma casa acima e uma à direita.
lesson-battle-palace-missed = O palácio estava ao lado do seu rei. Entre nele.
lesson-battle-palace-done = Venceu! Só o rei pode tomar um palácio.

lesson-battle-threat = A verdadeira posição inicial. Ataque já: encontre uma jogada que ameace capturar o rei preto.
lesson-battle-threat-near = Esse dado serve, mas por outro caminho. Tem de acabar com um 6 que alcance o rei.
lesson-battle-threat-none = Ainda não há ameaça. Experimente um dado de um canto: que caminho acaba com um 6?
lesson-battle-threat-done = Uma ameaça logo na primeira jogada! As Pretas têm de responder.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Com calma: escolha um dado, e o tabuleiro mostra aonde pode ir e que face mostrará lá.
lesson-battle-note-winning = Pode vencer já. Vê como?
lesson-battle-note-threat = O seu rei está em perigo. Fuja, bloqueie o caminho ou capture o atacante.
lesson-battle-note-capture = Pode capturar alguma coisa. Veja antes se as Pretas poderiam responder com uma captura.
lesson-battle-note-lost = Perdeu um dado. Pode responder com uma captura?
lesson-battle-note-captured = A sua primeira captura! Veja agora o que as Pretas podem fazer.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Lançar e colocar
lesson-qwixx-colour-title = Branco mais cor
lesson-qwixx-skip-title = Passar de propósito
lesson-qwixx-right-title = Só em direção ao cadeado
lesson-qwixx-capture-title = Capturar
lesson-qwixx-stack-title = Empilhar
lesson-qwixx-frozen-title = O que está a salvo
lesson-qwixx-misthrow-title = Os lançamentos falhados
lesson-qwixx-five-title = Fechar uma linha
lesson-qwixx-lock-title = O cadeado
lesson-qwixx-score-title = Contar os pontos
lesson-qwixx-total-title = O seu total
lesson-qwixx-end-title = Acabar a partida
lesson-qwixx-wait-title = Ainda não

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Passou. Desta vez coloque uma peça.

lesson-qwixx-roll = Joga com as Pretas. Cada turno começa com um lançamento dos seis dados: lance-os.
lesson-qwixx-roll-2 = Ação 1: os dados brancos somam 5. Coloque uma peça num 5, em qualquer linha.
lesson-qwixx-roll-done = A sua primeira peça. Nas linhas vermelha e amarela o 5 está perto do início e deixa mais espaço.

lesson-qwixx-colour = Ação 2: some um dado branco e um de cor e coloque uma peça na linha dessa cor. Faça o 10 azul.
lesson-qwixx-colour-other = Também pode ser, mas encontre o 10 azul: branco 4 mais azul 6.
lesson-qwixx-colour-done = 4 e 6 fazem 10. Pode escolher que dado branco somar. As duas ações têm de usar casas diferentes.

lesson-qwixx-skip = As duas ações são facultativas. Um 3 deixaria um grande espaço vazio: desta vez passe.
lesson-qwixx-skip-2 = Muito bem. Agora use a ação 2: o 8 vermelho, mesmo ao lado do seu 7.
lesson-qwixx-skip-wasted = Agora já não pode usar as casas antes desse 3. É melhor passar.
lesson-qwixx-skip-misthrow = Passar nas duas ações é um lançamento falhado: menos 5 pontos. Use o 8 vermelho.
lesson-qwixx-skip-far = Permitido, mas salta muitas casas. O 8 vermelho não salta nenhuma.
lesson-qwixx-skip-done = Passos curtos deixam lugar a muitas peças, e muitas peças dão muitos pontos.

lesson-qwixx-right = Em cada linha só se vai em direção ao cadeado. Qual destes números vermelhos ainda pode usar?
lesson-qwixx-right-2 = Certo: só os números para lá do seu 7. Coloque uma peça no 9 vermelho.
lesson-qwixx-right-left = O 4 está atrás das suas peças: já não o pode usar.
lesson-qwixx-right-between = O 6 está entre o seu 5 e o seu 7. Conta a sua peça mais perto do cadeado.
lesson-qwixx-right-row = Permitido, mas procure o 9 vermelho, para lá do seu 7.
lesson-qwixx-right-done = Pode deixar espaços vazios. As peças cinzentas não impedem o avanço.

lesson-qwixx-capture = A peça mais perto do cadeado é a peça da frente da linha. Se for adversária e estiver sozinha, pode capturá-la: faça-o.
lesson-qwixx-capture-missed = Não capturou nada. A peça da frente cinzenta está no 8 vermelho, e saiu-lhe um 8.
lesson-qwixx-capture-done = A peça cinzenta volta ao dono, e a da frente é sua.

lesson-qwixx-stack = A sua peça da frente está sozinha no 7 azul e corre perigo. Empilhe outra em cima.
lesson-qwixx-stack-taken = Saiu um 7 às Cinzentas, que capturaram a sua peça. Duas peças teriam ficado a salvo.
lesson-qwixx-stack-done = Uma pilha de duas ou mais peças nunca pode ser capturada, e cada peça da pilha conta.

lesson-qwixx-frozen = Só a peça da frente pode ser capturada. Quantas peças cinzentas podia capturar agora na linha vermelha?
lesson-qwixx-frozen-2 = Certo. Na azul, à frente está uma pilha cinzenta: quantas peças podia capturar lá?
lesson-qwixx-frozen-front = A peça cinzenta no 8 é a da frente e está sozinha: essa pode ser capturada.
lesson-qwixx-frozen-behind = A peça cinzenta no 4 foi ultrapassada. As peças ultrapassadas ficam a salvo para sempre.
lesson-qwixx-frozen-stack = Uma pilha nunca pode ser capturada, nem sequer à frente.
lesson-qwixx-frozen-done = As peças ultrapassadas estão a salvo, mas já não se pode empilhar em cima delas.

lesson-qwixx-misthrow = Dois uns: não há nenhum 2 onde possa colocar uma peça. Só pode continuar.
lesson-qwixx-misthrow-2 = Também não serve nenhuma soma de branco e cor. É um lançamento falhado.
lesson-qwixx-misthrow-done = Um lançamento falhado custa-lhe 5 pontos. Quatro, contando os das Cinzentas, põem fim à partida.

lesson-qwixx-five = O último número de uma linha exige cinco peças suas antes dele. Tem quatro: junte o 11 vermelho.
lesson-qwixx-five-2 = Já são cinco, e ainda tem a ação 2: feche a linha com o 12 vermelho!
lesson-qwixx-five-four = Na linha vermelha ainda só tem quatro peças. Coloque primeiro uma no 11 vermelho.
lesson-qwixx-five-open = A linha ainda está aberta. Branco 6 mais vermelho 6 são 12.
lesson-qwixx-five-done = Cinco peças e depois o último número: a linha vermelha está fechada e o dado dela sai do jogo.

lesson-qwixx-lock = Ao fechar a linha vermelha, pôs também uma peça no cadeado. Quantas peças tem agora nessa linha?
lesson-qwixx-lock-before = Tinha cinco antes de fechar. Junte o 12 e o cadeado.
lesson-qwixx-lock-stone = Não se esqueça da peça no cadeado: também conta.
lesson-qwixx-lock-done = As cinco primeiras, o 12 e o cadeado: sete ao todo.

lesson-qwixx-score = As peças de uma linha valem ao todo 1, 3, 6, 10…: cada uma soma mais um do que a anterior. Quanto valem cinco?
lesson-qwixx-score-next = Quatro valem 10, e a quinta dá mais 5.
lesson-qwixx-score-done = Uma linha longa vale muito mais do que várias curtas.

lesson-qwixx-total = Qual é o seu total? 4 peças na linha vermelha, 2 na amarela, 1 na verde e um lançamento falhado.
lesson-qwixx-total-misthrow = O lançamento falhado tira 5 pontos.
lesson-qwixx-total-sum = 10 da vermelha, 3 da amarela, 1 da verde, menos 5.
lesson-qwixx-total-done = 14 das linhas, menos 5 do lançamento falhado.

lesson-qwixx-end = Duas linhas fechadas põem logo fim à partida. Está a ganhar por 43 a 16 e a vermelha está fechada. Acabe a partida!
lesson-qwixx-end-later = A partida continua, e as Cinzentas podem recuperar. Com uma peça no 12 amarelo acaba-a já.
lesson-qwixx-end-done = Venceu. Quando estiver a ganhar, procure uma maneira de acabar a partida: uma reserva vazia também lhe põe fim.

lesson-qwixx-wait = Desta vez as Cinzentas estão a ganhar por 64 a 43. Podia fechar a linha amarela, e a partida acabava. Convém-lhe?
lesson-qwixx-wait-lost = A partida acabou, e as Cinzentas têm mais pontos: 64 a 56.
lesson-qwixx-wait-done = Certo: enquanto estiver a perder, continue a jogar.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Lance, use a soma dos brancos, depois um dado branco e um de cor. É melhor avançar a passos curtos.
lesson-qwixx-note-close = Pode fechar uma linha. A peça no cadeado também conta; duas linhas fechadas põem fim à partida.
lesson-qwixx-note-capture = Pode capturar uma peça da frente. Ela volta ao dono.
lesson-qwixx-note-stack = Pode empilhar uma peça na sua peça da frente e pô-la a salvo.
lesson-qwixx-note-misthrow = Passar agora seria um lançamento falhado: menos 5 pontos.
lesson-qwixx-note-taken = A sua peça da frente foi capturada. Está de novo na reserva, e pode voltar a usar essa casa.
lesson-qwixx-note-closed = Uma linha está fechada e o dado dela fora do jogo. Mais uma linha fechada, e a partida acaba.
