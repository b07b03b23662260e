### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Este site não tem servidor, por isso não há contas. As suas partidas estão neste navegador.
account-privacy = Privacidade: o que é guardado e durante quanto tempo

## How to come back

account-guest = Está a jogar como convidado
account-guest-about = As suas partidas pertencem a este navegador. Se apagar os dados dele ou mudar de dispositivo, perde-as. Crie uma chave de acesso para as conservar e iniciar sessão em qualquer lugar, sem endereço de e-mail nem palavra-passe.
account-back = Como inicia sessão
account-back-about = Pode iniciar sessão em qualquer dispositivo com uma chave de acesso ou um código de recuperação.
account-no-passkeys = As chaves de acesso precisam de uma ligação segura (https), que este endereço não tem. Use um código de recuperação ou um código de outro dispositivo.
account-make-passkey = Criar uma chave de acesso
account-add-passkey = Adicionar uma chave de acesso
account-passkey-added = A chave de acesso foi adicionada.
account-passkey-removed = A chave de acesso foi removida.
account-passkey-cancelled = Não foi usada nenhuma chave de acesso.
account-passkey = Chave de acesso de { $device }
account-created = Criada em { $day }
account-remove = Remover
account-remove-passkey = Remover a chave de acesso de { $device }
account-codes-left =
    { $count ->
        [0] Não tem códigos de recuperação.
        [one] Resta { $count } código de recuperação.
       *[other] Restam { $count } códigos de recuperação.
    }
account-make-codes = Criar códigos de recuperação
account-replace-codes = Os seus códigos de recuperação atuais deixarão de funcionar.
account-codes = Os seus códigos de recuperação
account-codes-about = Cada código permite iniciar sessão uma vez, em qualquer dispositivo. Anote os códigos ou guarde-os: só são mostrados agora.
account-codes-done = Já os guardei
account-copy = Copiar
account-save = Guardar como ficheiro
account-copied = Copiado.
account-not-copied = O navegador não permitiu copiar.

## Signing in

account-sign-in = Iniciar sessão
account-sign-in-leaves = Se iniciar sessão na sua conta, este convidado e as partidas dele deixarão de estar disponíveis neste navegador.
account-use-passkey = Iniciar sessão com uma chave de acesso
account-code = Código
account-use-code = Iniciar sessão com o código
account-code-about = Introduza um código de recuperação ou o código que outro dispositivo mostra em «Adicionar um dispositivo».
account-signed-in = Sessão iniciada.
account-confirm = Confirme a sua identidade
account-confirm-about = Para esta alteração, inicie sessão mais uma vez.

## Public name

account-name = Nome público
account-name-about = Os outros jogadores veem este nome. Mais ninguém o pode usar, nem um nome parecido.
account-name-field = Nome público
account-name-save = Guardar nome
account-name-saved = O seu nome público foi guardado.

## Devices

account-devices = Dispositivos
account-this-device = Este dispositivo
account-seen = Última utilização: { $day }
account-unknown-device = Dispositivo desconhecido
account-sign-out = Terminar sessão
account-sign-out-device = Terminar sessão: { $device }
account-signed-out = Sessão terminada.
account-sign-out-guest = Não tem chave de acesso nem códigos de recuperação. Se terminar a sessão, não poderá voltar às suas partidas.
account-end-others = Terminar sessão nos outros dispositivos
account-others-signed-out = A sessão foi terminada em todos os outros dispositivos.
account-add-device = Adicionar um dispositivo
account-add-device-about = Com um código, pode iniciar sessão noutro dispositivo, por exemplo no telemóvel.
account-device-code-about =
    { $minutes ->
        [one] No outro dispositivo, abra { $address } e introduza este código no prazo de { $minutes } minuto.
       *[other] No outro dispositivo, abra { $address } e introduza este código no prazo de { $minutes } minutos.
    }
account-device-code-warning = Não envie este código a ninguém: quem o introduzir pode jogar em seu nome.

## Data

account-data = Os seus dados
account-data-about = Transfira tudo o que este servidor guarda sobre si, com os registos de todas as suas partidas, ou apague-o.
account-export = Transferir
account-delete = Apagar tudo
account-delete-about = Desiste das partidas por terminar. Os seus adversários ficam com as partidas deles, sem o seu nome. Ninguém poderá voltar a iniciar sessão em seu lugar, nem o próprio. Isto não pode ser anulado.
account-deleted = Os seus dados foram apagados.

refused-mixed-alphabets = Uma palavra de um nome público não pode misturar alfabetos.
refused-name-taken = Outro jogador tem este nome ou um parecido.
refused-not-permanent = Crie primeiro uma chave de acesso ou códigos de recuperação.
refused-signed-out = Não tem sessão iniciada.
refused-sign-in-again = Inicie primeiro a sessão outra vez.
refused-last-way-in = É a sua única forma de iniciar sessão. Adicione primeiro uma chave de acesso ou códigos de recuperação.
refused-no-passkeys = As chaves de acesso precisam de uma ligação segura (https).
refused-bad-passkey = Esta chave de acesso não é conhecida aqui ou não pôde ser verificada.
refused-bad-code = Este código está errado, já foi usado ou expirou.

## The privacy page: what is stored, for how long, how to delete it.

privacy-title = Privacidade
privacy-short = Não precisa de endereço de e-mail nem de palavra-passe. Não há publicidade nem rastreio, e nada é enviado a terceiros. Esta página diz o que este servidor guarda.
privacy-short-local = Este site não tem servidor: nada sai do seu navegador.
privacy-browser = No seu navegador
privacy-browser-text = As suas definições, o seu nome de jogador, as partidas contra o computador, os problemas e lições resolvidos e a sua parte dos dados são guardados apenas neste navegador. Pode apagá-los nas definições do navegador para este site.
privacy-guest = Como convidado
privacy-guest-text = Um cookie com um número de jogador aleatório, para que as suas partidas continuem a ser suas. Expira um ano depois da sua última visita.
privacy-account = Com uma conta
privacy-account-text = As chaves públicas das suas chaves de acesso e resumos dos seus códigos de recuperação, dos quais ninguém pode deduzir os códigos; o seu nome público e uma impressão digital dele, que permite reconhecer nomes parecidos; e, de cada dispositivo, os nomes do navegador e do sistema, quando iniciou sessão e o dia da última utilização.
privacy-games = Partidas
privacy-games-text = As partidas neste servidor, com jogadas, tempos, resultados e os nomes dos jogadores. Quem tiver o link de uma partida pode assistir; as partidas públicas aparecem numa lista para todos.
privacy-network = Endereços de rede
privacy-network-text = O servidor mantém os endereços de rede em memória por pouco tempo, para limitar abusos. Não os guarda.
privacy-time = Durante quanto tempo
privacy-time-text = A sua conta é guardada enquanto não a apagar. O operador decide durante quanto tempo as partidas são guardadas; se não o fizer, as partidas canceladas são apagadas ao fim de 30 dias e as terminadas são conservadas.
privacy-delete = Como apagar
privacy-delete-text = Na página da conta, pode apagar tudo de uma vez. Chaves de acesso, códigos, dispositivos e nome público desaparecem de imediato; pouco depois, o seu nome é retirado de todas as partidas, também de onde estava guardado. Os seus adversários ficam com as jogadas. Resta apenas o número de jogador aleatório, sem nada que conduza a si.
privacy-backup = Cópias de segurança
privacy-backup-text = As cópias de segurança que o operador fez antes podem conter dados apagados até serem substituídas.
privacy-account-link = Para a sua conta
