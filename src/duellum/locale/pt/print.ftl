### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · folha { $number } de { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] cortar
        [fold] dobrar
       *[glue] colar
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Imprima em tamanho real: esta régua tem 50 mm.

## Battle

print-board-half = Tabuleiro, metade { $number } de 2
print-board-strip = Recorte pela linha exterior e ponha cola na faixa cinzenta.
print-board-join = Recorte e cole esta metade na faixa cinzenta da outra, borda com borda.
# $side is white or black
print-dice =
    { $side ->
        [white] Dados das Brancas
       *[black] Dados das Pretas
    }
print-kings = Reis e dados de reserva
print-nets-hint = Recorte, dobre para trás por todas as linhas tracejadas e cole as abas pela ordem dos números.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] A metade das Brancas, linhas 1 a 4, com uma faixa para colar
       *[black] A metade das Pretas, linhas 5 a 8
    }
print-alt-net = Planificação de um cubo: seis faces em cruz e sete abas numeradas
print-start = Posição inicial
print-start-text = A partir da esquerda de cada jogador, em cima: 5, 1, 2, 6, rei, 6, 2, 1, 5. Cada dado tem o 3 voltado para o jogador, e cada rei está no seu palácio. As Brancas começam.
print-card-hint = Recorte o cartão e tenha-o ao lado do tabuleiro.
print-diagrams = Diagramas de movimento
print-diagrams-hint = No meio, um dado antes da jogada, com as faces laterais ao longo das bordas; à volta, as faces depois da jogada. Rode o cartão até coincidir com o seu dado.
print-alt-start = A posição inicial vista de cima, com as faces laterais de cada dado
print-alt-card = Contorno do cartão
print-alt-diagram = Para onde pode rolar um dado com { $top } em cima, e a face que lá mostra

## Qwixx Duel

print-qwixx-board-hint = Recorte e cole em cartão. As peças ficam nas casas, por baixo dos números.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Pontos
print-stones-hint = Dobre para trás pelas duas linhas tracejadas à volta de cartão de 1 a 2 mm, cole, prense e corte. 22 peças são das Pretas, 22 das Cinzentas.
print-scores-hint = Uma folha por partida: anote os pontos de cada linha, tire cinco por cada lançamento falhado e some.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Vermelha
        [y] Amarela
        [g] Verde
       *[b] Azul
    }
print-alt-qwixx-board = Tabuleiro: quatro linhas de onze números e um cadeado, uma coluna para quatro lançamentos falhados e a tabela de pontos
print-alt-stones = 44 peças, frentes acima e versos abaixo de uma linha de dobra
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Planificação de um dado branco
        [r] Planificação do dado vermelho: os pontos são corações
        [y] Planificação do dado amarelo: os pontos são estrelas
        [g] Planificação do dado verde: os pontos são trevos
       *[b] Planificação do dado azul: os pontos são gotas
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = As imagens estão numeradas pela ordem do trabalho.
print-needs-battle = Peças: duas metades do tabuleiro, 8 dados brancos e 8 pretos, dois reis, dois cartões e um dado de reserva por lado.
print-needs-qwixx = Peças: o tabuleiro, 22 peças pretas e 22 cinzentas, dois dados brancos e um de cada cor, folhas de pontos.
print-tools = Ferramentas: tesoura ou x-ato (estilete), régua, uma esferográfica sem tinta, cola para papel.
print-material = Imprima os dados em cartolina de 160 a 200 g/m²; o papel comum é demasiado mole. Basta imprimir a preto e branco: nada depende só da cor.
print-alt-step = Imagem { $number }
print-step-score = Antes de recortar, vinque as linhas tracejadas com a esferográfica sem tinta e a régua, para as dobras ficarem nítidas.
print-step-cut = Recorte pelas linhas contínuas.
print-step-fold = Dobre para trás por todas as linhas tracejadas, também nas abas.
print-step-box = Cole as abas 1 a 4 por trás das faces vizinhas, uma a seguir à outra, para formar uma caixa aberta.
print-step-lid = Ponha cola nas abas 5, 6 e 7 e feche a tampa.
print-step-check = Segure até colar. Verifique: as faces opostas somam 7.
print-step-strip = Tabuleiro: recorte as duas metades e ponha cola na faixa cinzenta.
print-step-join = Assente a outra metade na faixa, borda com borda, de modo que as linhas coincidam. Prense.
print-step-start = Disponha os dados como no cartão da posição inicial.
print-step-board = Cole o tabuleiro em cartão e recorte-o.
print-step-stones = Dobre a folha das peças à volta de um cartão, cole os dois lados e prense debaixo de livros.
print-step-apart = Separe as peças pelas linhas; arredonde os cantos se quiser.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Com corte a laser ou impressora 3D
print-needs-machine = Os ficheiros para máquinas estão em milímetros. Faça uma peça e meça-a antes de fazer as outras.
print-laser-colours = Laser, ficheiro SVG: as linhas vermelhas cortam-se, as azuis vincam-se e as áreas pretas gravam-se.
print-laser-dice = Corte as planificações em cartolina de 0,4 a 0,8 mm; vinque-a para dobrar sem partir. Corte o ficheiro duas vezes: em cartolina clara e em escura.
print-laser-board = Corte o tabuleiro em contraplacado ou cartão de 2 a 4 mm.
print-laser-stones = Corte as peças em contraplacado ou acrílico de 2 a 3 mm. As das Pretas são gravadas, as das Cinzentas têm um anel.
print-solid-print = Impressora 3D, ficheiro STL: imprima a peça assente numa face, sem suportes, em camadas de 0,2 mm.
print-solid-battle = Imprima 8 dados e um rei numa cor clara, e outros tantos numa escura.
print-solid-qwixx = Imprima dois dados brancos e um vermelho, um amarelo, um verde e um azul.
print-solid-paint = Preencha as marcas com tinta e limpe as faces.

## The leaflet: the rulebook on paper

print-leaflet-hint = As regras. Imprima dos dois lados, virando pelo lado menor, e dobre em acordeão pelas marcas.
print-alt-cover = O tabuleiro
print-alt-example = Desenho do exemplo descrito ao lado

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = O jogo completo
print-kit-set-about = Tudo para recortar e colar, com a folha que explica como.
print-kit-leaflet = Livro de regras
print-kit-leaflet-about = As regras com exemplos desenhados, num desdobrável.
print-kit-board = Tabuleiro
print-kit-board-about = Só o tabuleiro, em tamanho real.
print-kit-dice = Dados
print-kit-dice-about = Planificações com abas numeradas.
print-kit-cards = Cartões
print-kit-cards-about = A posição inicial e os diagramas das seis faces.
# Also in the first line of the scale: how many stones
print-kit-stones = Peças
print-kit-stones-about = 22 peças para cada um, com frente e verso.
print-kit-scores = Folhas de pontos
print-kit-scores-about = Seis por página.
print-kit-assembly = Como se faz
print-kit-assembly-about = Imagens numeradas para papel, corte a laser e impressora 3D.
print-kit-laser-dice = Dados para corte a laser
print-kit-laser-dice-about = Os dados e o rei de um lado como planificações. Corte o ficheiro duas vezes.
print-kit-laser-board = Tabuleiro para corte a laser
print-kit-laser-board-about = Numa só peça, com os palácios gravados.
print-kit-laser-stones = Peças e dados para corte a laser
print-kit-laser-stones-about = Peças redondas para os dois e seis dados como planificações.
print-kit-die = Dado para impressora 3D
print-kit-die-about = Com os pontos gravados.
print-kit-king = Rei para impressora 3D
print-kit-king-about = Um cubo com uma coroa gravada em cada face.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Imprimir o jogo
print-intro = Quer jogar longe do ecrã? Imprima o jogo, recorte-o e cole-o: uma noite de tesoura e cartolina, e é seu.
print-language = Idioma
print-paper = Papel
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Ao imprimir, escolha «tamanho real» e não «ajustar à página»: os dados têm de ter a medida das casas. Cada folha tem uma régua para verificar.
print-machines = Para corte a laser e impressora 3D
# The button; $format is PDF, SVG or STL
print-download = Transferir { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Transferir { $format }: { $game }, { $kit }
