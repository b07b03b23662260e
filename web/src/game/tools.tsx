/** The row of buttons by the table: what one reaches for most. */
import type { JSX } from "preact";
import { t } from "../language.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import type { Seat, State } from "../protocol/types.ts";
import { showThreats } from "../settings.ts";
import type { Session } from "./session.ts";

interface ToolsProps {
  session: Session;
  game: State;
  flip(): void;
  /** Open everything else; null where it stands beside. */
  more: (() => void) | null;
}

/** What an undo of mine would be: at once, an offer, or nothing. */
function undoWay(game: State, you: readonly Seat[]): "free" | "ask" | "no" {
  const seat = you.length === 2 ? game.situation.to_move : you[0];
  return seat === undefined || game.status !== "playing" ? "no" : game.situation.undo[seat];
}

export function Tools({ session, game, flip, more }: ToolsProps): JSX.Element {
  const { you } = session.known.value;
  const isPlaying = game.status === "playing" && session.looking.value === null;
  const way = undoWay(game, you);
  return (
    <section class="tools" aria-label={t("tools")}>
      {you.length > 0 && (
        <Tool
          icon="undo"
          text={t(way === "ask" ? "tool-undo-ask" : "tool-undo")}
          isOff={!isPlaying || way === "no" || game.offers.some((offer) => offer.what === "undo")}
          press={() => session.undo()}
        />
      )}
      {you.length > 0 && game.helps.hint && (
        <Tool
          icon="hint"
          text={t("tool-hint")}
          isOff={!isPlaying || session.acting.value === null || game.situation.actor === "dice"}
          press={() => void session.askHint()}
        />
      )}
      {game.helps.threats && (
        <Tool
          icon="eye"
          text={t("tool-threats")}
          isOn={showThreats.value}
          press={() => (showThreats.value = !showThreats.value)}
        />
      )}
      {you.length > 0 && game.helps.chances && (
        <Tool
          icon="chances"
          text={t("tool-chances")}
          isOn={session.wantsChances.value}
          press={() => (session.wantsChances.value = !session.wantsChances.value)}
        />
      )}
      <Tool icon="flip" text={t("tool-flip")} press={flip} />
      {more && <Tool icon="list" text={t("tool-more")} press={more} />}
    </section>
  );
}

interface ToolProps {
  icon: IconName;
  text: string;
  isOn?: boolean;
  isOff?: boolean;
  press(): void;
}

/** A sign with a word below it. */
export function Tool({ icon, text, isOn, isOff = false, press }: ToolProps): JSX.Element {
  const pressed = isOn === undefined ? {} : { "aria-pressed": isOn };
  return (
    <button type="button" class="button quiet tool" disabled={isOff} onClick={press} {...pressed}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
