### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = neste dispositivo
device-delete = Apagar
device-delete-title = Apagar esta partida?
device-delete-text = Está guardada só neste navegador e não se pode recuperar.
device-dice = Esta partida decorre no seu navegador, e os lançamentos vêm do gerador aleatório do navegador. Não se pode provar que sejam honestos. Nas partidas no servidor, sim.
device-no-record = Não é possível ler esta partida guardada.

## Where games cannot be kept

storage-refused = Este navegador não guarda partidas aqui, talvez por a janela ser privada. Pode continuar a jogar, mas a partida perde-se quando fechar o separador.
storage-full = Já não há espaço neste navegador para guardar partidas. Pode continuar a jogar, mas as novas jogadas perdem-se quando fechar o separador. Apague partidas terminadas para libertar espaço.

## Going on at the server

move-open = Passar para outro dispositivo
move-title = Passar para outro dispositivo
move-text = A partida passa para o servidor e continua aí a partir desta posição.
# Added in games with dice.
move-dice = Não se pode provar que os lançamentos feitos até agora sejam honestos.
move-device = Noutro dispositivo
# $side is a side such as Black.
move-invite = Convidar alguém para jogar com as { $side }
move-done = A partida está agora no servidor. Abra este link no outro dispositivo, ou leia o código com ele, e junte-se lá à partida.
move-offline = Isto precisa de ligação. Tente de novo quando estiver online.

## New versions

update-ready = Há uma versão nova do Duellum. As suas partidas ficam como estão.
update-now = Atualizar
