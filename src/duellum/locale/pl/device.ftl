### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = na tym urządzeniu
device-delete = Usuń
device-delete-title = Usunąć tę partię?
device-delete-text = Jest zapisana tylko w tej przeglądarce i nie da się jej odzyskać.
device-dice = Ta partia toczy się w twojej przeglądarce, a kostkami rzuca jej własny generator liczb losowych. Uczciwości tych kostek nie da się dowieść. W partiach na serwerze jest to możliwe.
device-no-record = Tej zapisanej partii nie da się odczytać.

## Where games cannot be kept

storage-refused = Ta przeglądarka nie przechowuje tu partii – być może to okno prywatne. Możesz grać dalej, ale partia przepadnie po zamknięciu karty.
storage-full = W tej przeglądarce nie ma już miejsca na partie. Możesz grać dalej, ale nowe ruchy przepadną po zamknięciu karty. Usuń zakończone partie, by zrobić miejsce.

## Going on at the server

move-open = Przenieś na inne urządzenie
move-title = Przenieś na inne urządzenie
move-text = Partia przenosi się na serwer i toczy się tam dalej od tej pozycji.
# Added in games with dice.
move-dice = Uczciwości dotychczasowych rzutów nie da się dowieść.
move-device = Na innym urządzeniu
# $side is a side such as Black.
move-invite = Zaproś kogoś: { $side }
move-done = Partia jest teraz na serwerze. Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod i dołącz tam do partii.
move-offline = To wymaga połączenia. Spróbuj ponownie, gdy będziesz online.

## New versions

update-ready = Nowa wersja Duellum jest gotowa. Twoje partie zostaną bez zmian.
update-now = Zaktualizuj
