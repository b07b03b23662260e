/** The toolbar beside the table: undo, hint, threats, win probability, flip. */
import type { JSX } from "preact";
import { Icon, type IconName } from "../../components/icons.tsx";
import { t } from "../../i18n/translation.ts";
import type { Seat, State } from "../../protocol/types.ts";
import { showThreats } from "../../settings/settings.ts";
import type { Session } from "../session/session.ts";

interface ToolbarProps {
  session: Session;
  game: State;
  flip(): void;
  /** Open the panel; null where it is always visible. */
  more: (() => void) | null;
}

/** Whether my undo is free, must be offered, or is impossible. */
function undoMode(game: State, you: readonly Seat[]): "free" | "ask" | "no" {
  const seat = you.length === 2 ? game.situation.to_move : you[0];
  return seat === undefined || game.status !== "playing" ? "no" : game.situation.undo[seat];
}

export function Toolbar({ session, game, flip, more }: ToolbarProps): JSX.Element {
  const { you } = session.clientState.value;
  const canAct = isPlayable(session, game);
  return (
    <section class="toolbar" aria-label={t("tools")}>
      {you.length > 0 && <UndoButton session={session} game={game} />}
      {you.length > 0 && game.helps.hint && (
        <ToolButton
          icon="hint"
          text={t("tool-hint")}
          isOff={!canAct || session.actingSeat.value === null || game.situation.actor === "dice"}
          onPress={() => void session.requestHint()}
        />
      )}
      {game.helps.threats && (
        <ToolButton
          icon="eye"
          text={t(
            showThreats.value && session.threats.value?.moves.length === 0 ? "tool-threats-none" : "tool-threats",
          )}
          isOn={showThreats.value}
          onPress={() => (showThreats.value = !showThreats.value)}
        />
      )}
      {you.length > 0 && game.helps.chances && (
        <ToolButton
          icon="chances"
          text={t("tool-chances")}
          isOn={session.showsWinProbability.value}
          onPress={() => (session.showsWinProbability.value = !session.showsWinProbability.value)}
        />
      )}
      <ToolButton icon="flip" text={t("tool-flip")} onPress={flip} />
      {more && <ToolButton icon="list" text={t("tool-more")} onPress={more} />}
    </section>
  );
}

/** Whether a player can act: the game goes on, the current position is shown, and nothing waits to be sent. */
function isPlayable(session: Session, game: State): boolean {
  return game.status === "playing" && session.viewedPly.value === null && session.lateCommand.value === null;
}

/** Undoes the last move, or takes back what waits to be sent. */
function UndoButton({ session, game }: { session: Session; game: State }): JSX.Element {
  if (session.canTakeBack.value)
    return <ToolButton icon="undo" text={t("take-back")} onPress={() => session.takeBack()} />;
  const mode = undoMode(game, session.clientState.value.you);
  const isOffered = game.offers.some((offer) => offer.what === "undo");
  return (
    <ToolButton
      icon="undo"
      text={t(mode === "ask" ? "tool-undo-ask" : "tool-undo")}
      isOff={mode === "no" || isOffered || !isPlayable(session, game)}
      onPress={() => session.undo()}
    />
  );
}

interface ToolButtonProps {
  icon: IconName;
  text: string;
  isOn?: boolean;
  isOff?: boolean;
  onPress(): void;
}

/** An icon button with its label below. */
export function ToolButton({ icon, text, isOn, isOff = false, onPress }: ToolButtonProps): JSX.Element {
  const pressed = isOn === undefined ? {} : { "aria-pressed": isOn };
  return (
    <button type="button" class="button subtle tool-button" disabled={isOff} onClick={onPress} {...pressed}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
