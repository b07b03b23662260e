### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Tento web nemá server, a proto ani účty. Tvoje hry jsou v tomto prohlížeči.
account-privacy = Soukromí: co se ukládá a na jak dlouho

## How to come back

account-guest = Hraješ jako host
account-guest-about = Tvoje hry patří k tomuto prohlížeči. Když vymažeš jeho data nebo změníš zařízení, přijdeš o ně. Vytvoř si přístupový klíč, ať ti zůstanou a můžeš se přihlásit kdekoli, bez e-mailu a bez hesla.
account-back = Jak se přihlašuješ
account-back-about = Na každém zařízení se můžeš přihlásit přístupovým klíčem nebo obnovovacím kódem.
account-no-passkeys = Přístupové klíče potřebují zabezpečené připojení (https), které tato adresa nemá. Použij obnovovací kód nebo kód z jiného zařízení.
account-make-passkey = Vytvořit přístupový klíč
account-add-passkey = Přidat přístupový klíč
account-passkey-added = Přístupový klíč byl přidán.
account-passkey-removed = Přístupový klíč byl odebrán.
account-passkey-cancelled = Nebyl použit žádný přístupový klíč.
account-passkey = Přístupový klíč: { $device }
account-created = Vytvořen { $day }
account-remove = Odebrat
account-remove-passkey = Odebrat přístupový klíč: { $device }
account-codes-left =
    { $count ->
        [0] Nemáš žádné obnovovací kódy.
        [one] Zbývá ti { $count } obnovovací kód.
        [few] Zbývají ti { $count } obnovovací kódy.
       *[other] Zbývá ti { $count } obnovovacích kódů.
    }
account-make-codes = Vytvořit obnovovací kódy
account-replace-codes = Dosavadní obnovovací kódy přestanou platit.
account-codes = Tvoje obnovovací kódy
account-codes-about = Každým kódem se můžeš jednou přihlásit, na jakémkoli zařízení. Kódy si opiš nebo ulož: zobrazí se jen teď.
account-codes-done = Mám je uložené
account-copy = Kopírovat
account-save = Uložit jako soubor
account-copied = Zkopírováno.
account-not-copied = Prohlížeč kopírování nedovolil.

## Signing in

account-sign-in = Přihlásit se
account-sign-in-leaves = Když se přihlásíš ke svému účtu, tento host a jeho hry už v tomto prohlížeči nebudou dostupné.
account-use-passkey = Přihlásit se přístupovým klíčem
account-code = Kód
account-use-code = Přihlásit se kódem
account-code-about = Zadej obnovovací kód, nebo kód, který jiné zařízení ukazuje v části „Přidat zařízení“.
account-signed-in = Přihlášení proběhlo.
account-confirm = Potvrď, že jsi to ty
account-confirm-about = Pro tuto změnu se přihlas ještě jednou.

## Public name

account-name = Veřejné jméno
account-name-about = Toto jméno vidí ostatní hráči. Nikdo jiný si nemůže vzít stejné ani podobné.
account-name-field = Veřejné jméno
account-name-save = Uložit jméno
account-name-saved = Tvoje veřejné jméno bylo uloženo.

## Devices

account-devices = Zařízení
account-this-device = Toto zařízení
account-seen = Naposledy použito { $day }
account-unknown-device = Neznámé zařízení
account-sign-out = Odhlásit
account-sign-out-device = Odhlásit: { $device }
account-signed-out = Odhlášení proběhlo.
account-sign-out-guest = Nemáš přístupový klíč ani obnovovací kódy. Když se odhlásíš, ke svým hrám se už nedostaneš.
account-end-others = Odhlásit všechna ostatní zařízení
account-others-signed-out = Všechna ostatní zařízení byla odhlášena.
account-add-device = Přidat zařízení
account-add-device-about = Kódem se můžeš přihlásit na jiném zařízení, třeba na telefonu.
account-device-code-about =
    { $minutes ->
        [one] Na druhém zařízení otevři { $address } a do { $minutes } minuty zadej tento kód.
        [few] Na druhém zařízení otevři { $address } a do { $minutes } minut zadej tento kód.
       *[other] Na druhém zařízení otevři { $address } a do { $minutes } minut zadej tento kód.
    }
account-device-code-warning = Nikomu tento kód neposílej: kdo ho zadá, může hrát za tebe.

## Data

account-data = Tvoje data
account-data-about = Stáhni si všechno, co o tobě tento server ukládá, spolu se všemi tvými hrami, nebo to smaž.
account-export = Stáhnout
account-delete = Smazat všechno
account-delete-about = Nedohrané hry vzdáš. Soupeřům jejich hry zůstanou, bez tvého jména. Nikdo už se za tebe nepřihlásí, ani ty. Nelze to vrátit zpět.
account-deleted = Tvoje data byla smazána.

refused-mixed-alphabets = Slovo veřejného jména nesmí míchat abecedy.
refused-name-taken = Jiný hráč má toto jméno nebo podobné.
refused-not-permanent = Nejdřív vytvoř přístupový klíč nebo obnovovací kódy.
refused-signed-out = Nejsi přihlášen.
refused-sign-in-again = Nejdřív se znovu přihlas.
refused-last-way-in = Je to tvůj jediný způsob přihlášení. Nejdřív přidej přístupový klíč nebo obnovovací kódy.
refused-no-passkeys = Přístupové klíče potřebují zabezpečené připojení (https).
refused-bad-passkey = Tento přístupový klíč tu není známý nebo se ho nepodařilo ověřit.
refused-bad-code = Tento kód je chybný, už byl použit nebo vypršel.

## The privacy page: what is stored, for how long, how to delete it.

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
