/** The toolbar next to the table: undo, hint, threats, win probability, flip. */
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import type { Seat, State } from "../protocol/types.ts";
import type { Session } from "../session/session.ts";
import { showThreats } from "../settings/settings.ts";

interface ToolbarProps {
  session: Session;
  game: State;
  flip(): void;
  /** The last button, for everything else. */
  children: ComponentChildren;
}

/** Whether my undo is free, must be offered, or is impossible. */
function undoMode(game: State, you: readonly Seat[]): "free" | "ask" | "no" {
  const seat = you.length === 2 ? game.situation.to_move : you[0];
  return seat === undefined || game.status === "waiting" ? "no" : game.situation.undo[seat];
}

export function Toolbar({ session, game, flip, children }: ToolbarProps): JSX.Element {
  const { you } = session.clientState.value;
  const canAct = game.status === "playing" && isCurrent(session);
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
          text={t("tool-threats")}
          isOn={showThreats.value}
          count={showThreats.value ? session.threats.value?.moves.length : undefined}
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
      {children}
    </section>
  );
}

/** Whether the current position is shown, and nothing waits to be sent. */
function isCurrent(session: Session): boolean {
  return session.viewedPly.value === null && session.lateCommand.value === null;
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
      isOff={mode === "no" || isOffered || !isCurrent(session)}
      onPress={() => session.undo()}
    />
  );
}

interface ToolButtonProps {
  icon: IconName;
  text: string;
  isOn?: boolean;
  isOff?: boolean;
  /** How many there are of what the button shows; not read out, a live region tells it. */
  count?: number | undefined;
  onPress(): void;
}

/** An icon button with its label below, or in a tooltip where the toolbar is compact. */
export function ToolButton({ icon, text, isOn, isOff = false, count, onPress }: ToolButtonProps): JSX.Element {
  const pressed = isOn === undefined ? {} : { "aria-pressed": isOn };
  return (
    <button
      type="button"
      class="button subtle tool-button"
      title={text}
      disabled={isOff}
      onClick={onPress}
      {...pressed}
    >
      <Icon name={icon} />
      {count !== undefined && (
        <small class="tool-count" aria-hidden="true">
          {count}
        </small>
      )}
      <span>{text}</span>
    </button>
  );
}
