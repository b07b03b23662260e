### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = na tomto zařízení
device-delete = Smazat
device-delete-title = Smazat tuto hru?
device-delete-text = Je uložena jen v tomto prohlížeči a nepůjde obnovit.
device-dice = Tato hra běží ve tvém prohlížeči a kostkami hází jeho vlastní generátor náhodných čísel. Jejich poctivost nelze dokázat. U her na serveru to jde.
device-no-record = Tuto uloženou hru nelze přečíst.

## Where games cannot be kept

storage-refused = Tento prohlížeč tu hry neukládá, možná proto, že jde o anonymní okno. Hrát můžeš dál, ale po zavření karty se hra ztratí.
storage-full = V tomto prohlížeči už není místo na hry. Hrát můžeš dál, ale nové tahy se po zavření karty ztratí. Smaž dohrané hry, aby se místo uvolnilo.

## Going on at the server

move-open = Přenést na jiné zařízení
move-title = Přenést na jiné zařízení
move-text = Hra se přesune na server a pokračuje tam od této pozice.
# Added in games with dice.
move-dice = Poctivost dosavadních hodů nelze dokázat.
move-device = Na jiném zařízení
# $side is a side such as Black.
move-invite = Pozvat hráče ({ $side })
move-done = Hra je teď na serveru. Otevři tento odkaz na druhém zařízení, nebo jím načti kód, a připoj se ke hře tam.
move-offline = K tomu je potřeba připojení. Zkus to znovu, až budeš online.

## New versions

update-ready = Je připravena nová verze programu Duellum. Tvé hry zůstanou, jak jsou.
update-now = Aktualizovat
