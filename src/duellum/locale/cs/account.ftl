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
