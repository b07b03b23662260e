### The privacy page: what is stored, for how long, how to delete it.

privacy-title = Soukromí
privacy-short = Nepotřebuješ e-mail ani heslo. Není tu reklama ani sledování a nic se neposílá třetím stranám. Tato stránka říká, co tento server ukládá.
privacy-short-local = Tento web nemá server: nic neopouští tvůj prohlížeč.
privacy-browser = Ve tvém prohlížeči
privacy-browser-text = Nastavení, tvoje jméno hráče, hry proti počítači, vyřešené úlohy a lekce a tvůj podíl na hodech jsou uložené jen v tomto prohlížeči. Můžeš je smazat v nastavení prohlížeče pro tento web.
privacy-guest = Jako host
privacy-guest-text = Cookie s náhodným číslem hráče, aby tvoje hry zůstaly tvoje. Vyprší rok po poslední návštěvě.
privacy-account = S účtem
privacy-account-text = Veřejné klíče tvých přístupových klíčů a otisky obnovovacích kódů, ze kterých kódy nikdo nezjistí; tvoje veřejné jméno a jeho otisk, podle kterého se poznají podobná jména; a u každého zařízení názvy prohlížeče a systému, čas přihlášení a den posledního použití.
privacy-games = Hry
privacy-games-text = Hry na tomto serveru: tahy, časy, výsledky a jména hráčů. Kdo má odkaz na hru, může ji sledovat; veřejné hry jsou v seznamu pro všechny.
privacy-network = Síťové adresy
privacy-network-text = Server drží síťové adresy krátce v paměti, aby omezil zneužití. Neukládá je.
privacy-time = Jak dlouho
privacy-time-text = Účet je uložen, dokud ho nesmažeš. Jak dlouho se uchovávají hry, rozhoduje provozovatel; pokud to neudělal, zrušené hry se smažou po 30 dnech a dohrané zůstávají.
privacy-delete = Jak mazat
privacy-delete-text = Na stránce účtu můžeš smazat všechno najednou. Přístupové klíče, kódy, zařízení a veřejné jméno zmizí hned; krátce poté se tvoje jméno odstraní ze všech her, i odtud, kde bylo uloženo. Soupeřům zůstanou tahy. Zbude jen náhodné číslo hráče, které k tobě nevede.
privacy-backup = Zálohy
privacy-backup-text = Zálohy, které provozovatel vytvořil dříve, mohou obsahovat smazaná data, dokud nejsou nahrazeny.
privacy-account-link = K účtu
