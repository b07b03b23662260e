### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Dados honestos
fairness-text-committed = Antes da partida, o servidor mostrou o selo da sua semente secreta; depois, cada jogador juntou a sua. Todos os lançamentos resultam destas três sementes: ninguém pôde escolher os dados, mas o servidor conhece-os de antemão.
fairness-text-joint = Antes da partida, o servidor e os jogadores selaram cada um o seu segredo. Cada lançamento precisa de uma nova parte de cada segredo, revelada apenas no momento de lançar: ninguém pode escolher um lançamento nem conhecê-lo de antemão, nem sequer o servidor.
fairness-commitment = O selo do servidor, mostrado antes da partida
# $side is a side such as Black.
fairness-commitment-of = Selo das { $side }
fairness-seed-of = Semente das { $side }
fairness-seed = A semente do servidor
fairness-share = A última parte do servidor
fairness-share-of = Última parte das { $side }
fairness-later = ainda não conhecida
# Opens what only experts need.
fairness-details = Detalhes
fairness-rolls = Todos os lançamentos
# $faces are the faces as they should have been.
fairness-due = deveria ser { $faces }

## What is found

verdict-fair = Honestos
verdict-consistent = Coerentes
verdict-false = Falsos
fairness-checking = A verificar todos os lançamentos…
fairness-fair =
    { $count ->
        [0] Não havia lançamentos a verificar.
        [one] O único lançamento está certo, e o seu navegador viu de antemão de que resulta.
       *[other] Os { $count } lançamentos estão certos e, antes do primeiro, o seu navegador viu de que resultam.
    }
fairness-consistent =
    { $count ->
        [0] Não havia lançamentos a verificar.
        [one] O único lançamento resulta dos selos e das sementes. Se todos já existiam antes, o seu navegador não viu.
       *[other] Os { $count } lançamentos resultam dos selos e das sementes. Se todos já existiam antes do primeiro, o seu navegador não viu.
    }
fairness-false-rolls = Alguns lançamentos não resultam dos selos e das sementes: estes dados não são de confiança.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: o que foi revelado não corresponde ao selo. Estes dados não são de confiança.
fairness-false-witness = { $party }: o selo ou a semente não corresponde ao que o seu navegador anotou antes da partida. Estes dados não são de confiança.
fairness-false-moves = As jogadas não respeitam as regras: algo foi omitido, acrescentado ou alterado. Estes dados não são de confiança.
fairness-so-far = Cada lançamento é verificado assim que cai.
fairness-wait = A semente do servidor é revelada no fim da partida. Então esta página verifica todos os lançamentos.
fairness-unproven = Estes dados não se podem verificar: falta algo de que resultam.
fairness-unreplayed = Todos os lançamentos mostrados resultam dos selos e das sementes, mas o seu navegador não conseguiu repetir as jogadas segundo as regras. Não sabe se falta algum lançamento. Guarde a partida e verifique-a com «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] O primeiro lançamento foi feito antes de a partida chegar ao servidor, e nada o prova. Desde então cada lançamento é verificado: { $proven } até agora.
       *[other] Os primeiros { $count } lançamentos foram feitos antes de a partida chegar ao servidor, e nada os prova. Desde então cada lançamento é verificado: { $proven } até agora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = O seu navegador anotou antes do primeiro lançamento: { $parties }.
fairness-unwitnessed = O seu navegador não anotou antes do primeiro lançamento: { $parties }.
fairness-seen-by = Anotado antes do primeiro lançamento pelos navegadores de: { $names }. Só as provas dos dados deles mostram mais do que a coerência.
party-server = Servidor

## At the table

roll-waiting = Os dados ainda estão no ar: { $name } ainda não respondeu.
roll-waiting-clock = { $name } está sem ligação. O relógio desse lado corre; os dados caem assim que voltar.
roll-waiting-away = { $name } está sem ligação. Os dados caem assim que voltar; quem faltar sete dias perde.
foul-title = Há algo de errado com os dados
foul-early = Foi pedida uma parte dos dados antes do tempo.
foul-changed = Houve jogadas alteradas depois de o seu navegador ter dado a sua parte do lançamento.
foul-after = O seu navegador não junta mais nada a estes dados. Guarde a prova dos dados e a partida.
