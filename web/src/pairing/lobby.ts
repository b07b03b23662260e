/** This tab's session in the lobby. */
import { openWebSocket } from "../api.ts";
import { showRefusal, showToast } from "../components/toasts.tsx";
import { t } from "../i18n/translation.ts";
import { go, route } from "../router.ts";
import { playerName } from "../settings/settings.ts";
import { playSound } from "../sound.ts";
import { LobbySession } from "./lobby-session.ts";

export const lobby = new LobbySession({
  open: (isPlayer) => openWebSocket(isPlayer ? "/lobby?player=new" : "/lobby"),
  name: () => playerName.value,
  onMatched: (gameId) => {
    playSound("start");
    const at = route.peek();
    go({ page: "game", gameId });
    showToast(t(at.page === "game" ? "pairing-found-meanwhile" : "pairing-found"));
  },
  onRefused: (refusal) => showRefusal(refusal),
});

addEventListener("online", () => lobby.reconnectNow());
document.addEventListener("visibilitychange", () => lobby.reconnectNow());
