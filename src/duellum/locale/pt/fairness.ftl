### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Lançamentos honestos
fairness-text-committed = Os lançamentos resultam de um número secreto do servidor e de um número de cada jogador, todos fixados antes da partida. Ninguém pôde escolher um lançamento. O servidor, no entanto, conhece-os de antemão.
fairness-text-joint = O servidor e os dois jogadores juntam, cada um, um segredo a cada lançamento. Os segredos são fixados antes da partida e revelados só no momento de lançar: ninguém, nem sequer o servidor, pode escolher um lançamento nem conhecê-lo de antemão.
fairness-commitment = Compromisso do servidor, publicado antes da partida
# $side is a side such as Black.
fairness-commitment-of = { $side }: compromisso
fairness-seed-of = { $side }: semente
fairness-seed = Semente do servidor
fairness-share = Última parte do servidor
fairness-share-of = { $side }: última parte
fairness-later = ainda por revelar
# Opens what only experts need.
fairness-details = Detalhes
fairness-rolls = Todos os lançamentos
# $faces are the faces as they should have been.
fairness-due = deveria ser { $faces }

## What is found

verdict-fair = Honestos
verdict-consistent = Nenhum erro encontrado
verdict-false = Não são honestos
fairness-checking = A verificar todos os lançamentos…
fairness-fair =
    { $count ->
        [0] Ainda não há lançamentos a verificar.
        [one] O seu navegador verificou o único lançamento. Está certo, e o que o determina foi fixado antes da partida.
       *[other] O seu navegador verificou os { $count } lançamentos. Estão certos, e o que os determina foi fixado antes da partida.
    }
fairness-consistent =
    { $count ->
        [0] Ainda não há lançamentos a verificar.
        [one] O seu navegador verificou o único lançamento, e ele corresponde aos números publicados. Mas o seu navegador não viu todos esses números antes da partida, por isso não pode saber se foram alterados. A prova dos lançamentos de um jogador cujo navegador os tenha visto pode esclarecer a dúvida.
       *[other] O seu navegador verificou os { $count } lançamentos, e eles correspondem aos números publicados. Mas o seu navegador não viu todos esses números antes da partida, por isso não pode saber se foram alterados. A prova dos lançamentos de um jogador cujo navegador os tenha visto pode esclarecer a dúvida.
    }
fairness-false-rolls = Alguns lançamentos não correspondem aos números que os determinam. Não confie nestes lançamentos. Guarde a partida e a prova dos lançamentos para o poder demonstrar.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: o número revelado não é o que foi fixado antes da partida. Não confie nestes lançamentos. Guarde a partida e a prova dos lançamentos para o poder demonstrar.
fairness-false-witness = { $party }: os números não são os que o seu navegador viu antes da partida. Não confie nestes lançamentos. Guarde a partida e a prova dos lançamentos para o poder demonstrar.
fairness-false-moves = As jogadas não respeitam as regras: algo foi omitido, acrescentado ou alterado. Não confie nestes lançamentos. Guarde a partida e a prova dos lançamentos para o poder demonstrar.
fairness-so-far = Cada lançamento é verificado de imediato.
fairness-wait = O servidor revela o seu número secreto quando a partida acaba. Então esta página verifica todos os lançamentos.
fairness-unproven = Estes lançamentos não se podem verificar, porque faltam alguns dos números que os determinam. Só por si, isso não significa que não tenham sido honestos.
fairness-unreplayed = Todos os lançamentos mostrados correspondem aos números publicados, mas o seu navegador não conseguiu reproduzir as jogadas segundo as regras e não pode saber se falta algum lançamento. Guarde a partida e verifique-a com «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] O primeiro lançamento foi feito antes de a partida passar para o servidor, e não se pode provar que seja honesto. Desde então cada lançamento é verificado: { $proven } até agora.
       *[other] Os primeiros { $count } lançamentos foram feitos antes de a partida passar para o servidor, e não se pode provar que sejam honestos. Desde então cada lançamento é verificado: { $proven } até agora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Números que o seu navegador viu antes do primeiro lançamento: { $parties }.
fairness-unwitnessed = Números que o seu navegador não viu antes do primeiro lançamento: { $parties }.
fairness-seen-by = Os navegadores destes jogadores viram os números antes do primeiro lançamento: { $names }. Só as provas dos lançamentos desses jogadores podem mostrar que nada foi alterado.
party-server = Servidor

## At the table

roll-waiting = Os dados ainda estão a rolar: à espera de { $name }.
roll-waiting-clock = { $name } está sem ligação, e o respetivo relógio continua a contar. Os dados serão lançados assim que voltar.
roll-waiting-away = { $name } está sem ligação. Os dados serão lançados assim que voltar. Quem faltar sete dias perde a partida.
foul-title = Há algo de errado com os lançamentos
foul-early = O servidor pediu ao seu navegador um segredo antes do tempo.
foul-changed = Houve jogadas alteradas depois de o seu navegador ter revelado o seu segredo para um lançamento.
foul-after = O seu navegador já não participa nestes lançamentos. Guarde a partida e a prova dos lançamentos para o poder demonstrar.
