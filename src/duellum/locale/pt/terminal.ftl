### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } para dois jogadores no mesmo teclado.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: jogue contra o computador, nível { $level }.
terminal-welcome-help = Escreva «{ $help }» para ver os comandos.
terminal-lot = O primeiro jogador foi sorteado.
terminal-unfinished = Tem uma partida por terminar: escreva «{ $load }» para a continuar.
terminal-kept = A partida está guardada em { $path }
terminal-next-time = Da próxima vez, escreva «{ $load }» para a continuar.
terminal-goodbye = Até à próxima.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: pressione Enter para lançar os dados
terminal-prompt-over = A partida terminou

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] lista
        [roll] lançar
        [hint] dica
        [undo] desfazer
        [draw] empate
        [resign] desistir
        [save] guardar
        [load] abrir
        [new] nova
        [board] tabuleiro
        [rules] regras
        [help] ajuda
       *[quit] sair
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <jogada>
        [list] [início]
        [save] FICHEIRO
        [load] [FICHEIRO]
       *[rules] [regra]
    }
terminal-help =
    { $command ->
        [move] faz uma jogada, em notação ou pelo número na lista
        [list] mostra as jogadas permitidas, todas ou as que começam com o texto acrescentado
        [roll] lança os dados; Enter também serve
        [hint] pergunta ao computador que jogada faria, e porquê
        [undo] desfaz a última jogada; contra o computador, também a resposta dele
        [draw] propõe empate ao adversário
        [resign] desiste da partida
        [save] guarda a partida num ficheiro
        [load] continua uma partida guardada ou, sem ficheiro, a última por terminar
        [new] começa uma nova partida
        [board] desenha outra vez a posição
        [rules] mostra as regras, ou uma só
        [help] mostra esta lista
       *[quit] sai; a partida fica guardada
    }

## Questions

terminal-yes = sim
terminal-no = não
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = O adversário aceita o empate?
terminal-overwrite = { $path } já existe. Substituir?

## What happens

terminal-thinking = O computador ({ $side }) está a pensar…
# $notation is the move as one types it, $move the same in words.
terminal-played = O computador ({ $side }) jogou { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = A partida continua.
terminal-resigned = As { $side } desistiram.
terminal-saved = Guardada em { $path }
terminal-loaded = Aberta a partir de { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = As regras são { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (sem texto)

## What does not work

terminal-list-range = Na lista não há a jogada { $number }: escolha de 1 a { $count }.
terminal-none-begins = Nenhuma jogada permitida começa assim.
terminal-no-move = Agora não há nenhuma jogada permitida.
terminal-rolled = Um lançamento não se pode desfazer.
terminal-name-file = Indique o ficheiro em que guardar.
terminal-none-kept = Não há nenhuma partida por terminar.
terminal-other-game = O ficheiro contém uma partida de outro jogo.
terminal-no-file = O ficheiro { $path } não existe.
terminal-no-access = { $path } não se pode ler nem escrever: permissão recusada.
terminal-is-folder = { $path } é uma pasta.
# $text is in the system's language.
terminal-system = Mensagem do sistema: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Atenção: não é possível guardar a partida no disco. { $reason }
