/** The panel of a game, and the menu of what is needed seldom: ending the game, link, record, dice, rules. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog, Dialog } from "../../../components/dialog.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Lazy } from "../../../components/lazy.tsx";
import { t } from "../../../i18n/translation.ts";
import { isLocalId } from "../../../local/game/stored-game.ts";
import type { State } from "../../../protocol/types.ts";
import { gamePath, rulesPath } from "../../../router.ts";
import { loadGameShare } from "../../../share/button-loader.ts";
import { formatClock } from "../../clock.ts";
import type { Session } from "../../session/session.ts";
import { loadFairnessDialog } from "../dice/fairness-loader.ts";
import { Notices } from "../notices/notices.tsx";
import { CopyLink } from "../seats/copy-link.tsx";
import { loadAnalyseButton } from "./analyse-loader.ts";
import { loadLocalActions } from "./local-loader.ts";
import { hideLastRoll, MoveList } from "./move-list.tsx";
import { SaveServerRecord } from "./save-server-record.tsx";
import { SaveWitness } from "./save-witness.tsx";

interface PanelProps {
  session: Session;
  game: State;
}

export function PanelDialog({ session, game, close }: PanelProps & { close(): void }): JSX.Element {
  return (
    <Dialog title={t("panel")} close={close}>
      <Notices session={session} game={game} canClose={false} />
      <Panel session={session} game={game} />
      <GameMenu session={session} game={game} />
    </Dialog>
  );
}

export function Panel({ session, game }: PanelProps): JSX.Element {
  return (
    <div class="panel">
      <MoveList session={session} game={session.isRolling.value ? hideLastRoll(game) : game} />
      <GameInfo session={session} game={game} />
    </div>
  );
}

export function GameMenu({ session, game }: PanelProps): JSX.Element {
  return (
    <div class="game-menu">
      <EndGameActions session={session} game={game} />
      <GameActions session={session} game={game} />
    </div>
  );
}

/** Buttons to offer a draw, resign, or abort. */
function EndGameActions({ session, game }: PanelProps): JSX.Element | null {
  const asking = useSignal<"draw" | "resign" | null>(null);
  const close = () => (asking.value = null);
  const { you } = session.clientState.value;
  const isOff = session.lateCommand.value !== null;
  if (you.length === 0 || game.status === "over") return null;
  if (game.status === "waiting") {
    return (
      <div class="menu-group">
        <button type="button" class="button" disabled={isOff} onClick={() => session.send({ type: "abort" })}>
          <Icon name="cross" />
          {t("abort")}
        </button>
      </div>
    );
  }
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
      <button type="button" class="button" disabled={isOff} onClick={() => (asking.value = "resign")}>
        <Icon name="flag" />
        {t("resign")}
      </button>
      {asking.value === "draw" && (
        <ConfirmDialog
          title={t("offer-draw-title")}
          text={t("offer-draw-text")}
          yes={t("offer-a-draw")}
          confirm={() => session.send({ type: "offer", what: "draw" })}
          close={close}
        />
      )}
      {asking.value === "resign" && (
        <ConfirmDialog
          title={t("resign-title")}
          text={t("resign-text")}
          yes={t("resign")}
          confirm={() => session.send({ type: "resign" })}
          close={close}
        />
      )}
    </div>
  );
}

/** Buttons for link, record, dice proof and rules. */
function GameActions({ session, game }: PanelProps): JSX.Element {
  const isOpen = useSignal(false);
  const witness = game.dice && session.dice.readWitness();
  const props = { game, witness, isPlayer: session.clientState.value.you.length > 0 };
  return (
    <div class="menu-group">
      {isLocalId(session.id) ? (
        <Lazy load={loadLocalActions} props={{ game }} />
      ) : (
        <>
          <CopyLink />
          <SaveServerRecord game={game} />
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

function GameInfo({ session, game }: PanelProps): JSX.Element {
  const watchers = session.clientState.value.presence?.spectators ?? 0;
  return (
    <p class="panel-about muted">
      <span>{formatClock(game.clock)}</span>
      {watchers > 0 && <span>{t("watchers", { count: watchers })}</span>}
      {game.previous !== null && <a href={gamePath(game.previous)}>{t("previous-game")}</a>}
    </p>
  );
}
