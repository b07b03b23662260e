### The privacy page: what is stored, for how long, how to delete it.

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
