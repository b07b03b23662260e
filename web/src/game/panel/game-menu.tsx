/** The menu of a game, for what is needed seldom: ending it, link, record, dice, rules. Loaded on demand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { Icon } from "../../components/icons.tsx";
import { Lazy } from "../../components/lazy.tsx";
import { t, withTexts } from "../../i18n/translation.ts";
import { isLocalId } from "../../local/stored-game.ts";
import type { State } from "../../protocol/types.ts";
import { rulesPath } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import { loadGameShare } from "../../share/button-loader.ts";
import { loadFairnessDialog } from "../fairness-loader.ts";
import { CopyLink } from "../seats/copy-link.tsx";
import { loadAnalyseButton } from "./analyse-loader.ts";
import { SaveWitness } from "./save-witness.tsx";
import "../styles/game-menu.css";
import { recordPath } from "../../api.ts";

interface MenuProps {
  session: Session;
  game: State;
}

export function GameMenu({ session, game }: MenuProps): JSX.Element {
  return (
    <div class="game-menu">
      <EndGameActions session={session} game={game} />
      <GameActions session={session} game={game} />
    </div>
  );
}

/** Buttons to offer a draw and to resign; before the first move, to cancel the game. */
function EndGameActions({ session, game }: MenuProps): JSX.Element | null {
  const asking = useSignal<"draw" | "resign" | null>(null);
  const close = () => (asking.value = null);
  const { you } = session.clientState.value;
  const isOff = session.lateCommand.value !== null;
  if (you.length === 0 || game.status !== "playing") return null;
  return (
    <div class="menu-group">
      <button
        type="button"
        class="button"
        disabled={isOff || game.offers.some((offer) => offer.what === "draw")}
        onClick={() => (asking.value = "draw")}
      >
        <Icon name="hands" />
        {t("offer-a-draw")}
      </button>
      {game.moves.length === 0 ? (
        <button type="button" class="button" disabled={isOff} onClick={() => session.abort()}>
          <Icon name="cross" />
          {t("abort")}
        </button>
      ) : (
        <button type="button" class="button" disabled={isOff} onClick={() => (asking.value = "resign")}>
          <Icon name="flag" />
          {t("resign")}
        </button>
      )}
      {asking.value === "draw" && (
        <ConfirmDialog
          title={t("offer-draw-title")}
          text={t("offer-draw-text")}
          yes={t("offer-a-draw")}
          confirm={() => session.offer("draw")}
          close={close}
        />
      )}
      {asking.value === "resign" && (
        <ConfirmDialog
          title={t("resign-title")}
          text={t("resign-text")}
          yes={t("resign")}
          confirm={() => session.resign()}
          close={close}
        />
      )}
    </div>
  );
}

/** Buttons for link, record, dice proof and rules. */
function GameActions({ session, game }: MenuProps): JSX.Element {
  const isOpen = useSignal(false);
  const witness = session.dice?.readWitness() ?? null;
  const props = { game, witness, isPlayer: session.clientState.value.you.length > 0 };
  return (
    <div class="menu-group">
      {isLocalId(session.id) ? (
        <Lazy load={loadLocalActions} props={{ game }} />
      ) : (
        <>
          {game.status !== "waiting" && <CopyLink />}
          {game.moves.length > 0 && <SaveServerRecord game={game} />}
        </>
      )}
      <Lazy load={loadAnalyseButton} props={{ game, ply: session.viewedPly.value ?? game.moves.length }} />
      {game.moves.length > 0 && <Lazy load={loadGameShare} props={{ session, game }} />}
      {game.dice && <SaveWitness witness={witness} />}
      {game.dice && (
        <button type="button" class="button" onClick={() => (isOpen.value = true)}>
          <Icon name="dice" />
          {t("fairness-open")}
        </button>
      )}
      <a class="button" href={rulesPath(game.rules)} target="_blank" rel="noopener">
        <Icon name="book" />
        {t("rules")}
      </a>
      {isOpen.value && <Lazy load={loadFairnessDialog} props={{ ...props, close: () => (isOpen.value = false) }} />}
    </div>
  );
}

const loadLocalActions = async () => (await withTexts(import("./local-actions.tsx"), "device")).LocalActions;

function SaveServerRecord({ game }: { game: State }): JSX.Element {
  return (
    <a class="button" href={recordPath(game.game)} download={`duellum-${game.rules}-${game.game}.txt`}>
      <Icon name="save" />
      {t("save-record")}
    </a>
  );
}
