/** Everything else about a game: its moves, ending it, sharing it, saving it, its dice. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { recordPath } from "../api.ts";
import { t } from "../language.ts";
import { Confirm, Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icons.tsx";
import { spectators } from "../protocol/state.ts";
import type { State } from "../protocol/types.ts";
import { clockText } from "./clock.ts";
import { FairnessDialog } from "./fairness.tsx";
import { MoveList } from "./moves.tsx";
import type { Session } from "./session.ts";
import { CopyLink } from "./sharing.tsx";

interface PanelProps {
  session: Session;
  game: State;
}

export function PanelDialog({ session, game, close }: PanelProps & { close(): void }): JSX.Element {
  return (
    <Dialog title={t("panel")} close={close}>
      <Panel session={session} game={game} />
    </Dialog>
  );
}

export function Panel({ session, game }: PanelProps): JSX.Element {
  return (
    <div class="panel">
      <MoveList session={session} game={game} />
      <Endings session={session} game={game} />
      <Papers session={session} game={game} />
      <About session={session} game={game} />
    </div>
  );
}

/** Offering a draw, giving up, calling it off. */
function Endings({ session, game }: PanelProps): JSX.Element | null {
  const isSure = useSignal(false);
  const { you } = session.known.value;
  if (you.length === 0 || game.status === "over") return null;
  if (game.status === "waiting") {
    return (
      <div class="panel-row">
        <button type="button" class="button" onClick={() => session.do({ type: "abort" })}>
          <Icon name="cross" />
          {t("abort")}
        </button>
      </div>
    );
  }
  return (
    <div class="panel-row">
      <button
        type="button"
        class="button"
        disabled={game.offers.some((offer) => offer.what === "draw")}
        onClick={() => session.do({ type: "offer", what: "draw" })}
      >
        <Icon name="hands" />
        {t("offer-a-draw")}
      </button>
      <button type="button" class="button" onClick={() => (isSure.value = true)}>
        <Icon name="flag" />
        {t("resign")}
      </button>
      {isSure.value && (
        <Confirm
          title={t("resign-title")}
          text={t("resign-text")}
          yes={t("resign")}
          confirm={() => session.do({ type: "resign" })}
          close={() => (isSure.value = false)}
        />
      )}
    </div>
  );
}

/** The link, the record, the dice, the rules. */
function Papers({ session, game }: PanelProps): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <div class="panel-row">
      <CopyLink />
      <a class="button" href={recordPath(session.id)} download={`duellum-${game.rules}-${session.id}.txt`}>
        <Icon name="save" />
        {t("save-record")}
      </a>
      {game.dice && (
        <button type="button" class="button" onClick={() => (isOpen.value = true)}>
          <Icon name="dice" />
          {t("fairness-open")}
        </button>
      )}
      <a class="button" href={`/rules/${game.rules}`} target="_blank" rel="noopener">
        <Icon name="book" />
        {t("rules")}
      </a>
      {isOpen.value && <FairnessDialog game={game} close={() => (isOpen.value = false)} />}
    </div>
  );
}

function About({ session, game }: PanelProps): JSX.Element {
  const watchers = spectators(session.known.value);
  return (
    <p class="panel-about soft">
      <span>{clockText(game.clock)}</span>
      {watchers > 0 && <span>{t("watchers", { count: watchers })}</span>}
      {game.previous !== null && <a href={`/game/${game.previous}`}>{t("previous-game")}</a>}
    </p>
  );
}
