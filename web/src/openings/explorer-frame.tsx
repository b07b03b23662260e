/** The explorer: the board, on which the moves can be made, and beside it what the book says of them. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { analysisPath } from "../analysis/text/address.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { CopyLink } from "../game/components/seats/copy-link.tsx";
import { ToolButton } from "../game/components/toolbar.tsx";
import { gameName, sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import type { AnyTable } from "../games/table.ts";
import { translateAll } from "../i18n/translatable.ts";
import { t } from "../i18n/translation.ts";
import type { ExplorerSession } from "./explorer-session.ts";
import { formatLine } from "./line-address.ts";
import { MoveTable } from "./move-table.tsx";
import "../game/styles/index.css";
import "./styles/explorer.css";

interface ExplorerProps {
  game: string;
  session: ExplorerSession;
  table: AnyTable;
}

const nothing = (): void => undefined;

export function ExplorerFrame({ game, session, table: Table }: ExplorerProps): JSX.Element {
  const announcement = useSignal("");
  const position = session.position.value;
  const toMove = position.actor === null ? null : position.toMove;
  useLineAddress(session);
  useLineKeys(session);
  return (
    <div class="frame explorer" data-line="true">
      <AppBar>
        <h1 class="frame-title">{t("openings-of", { game: gameName(game) })}</h1>
      </AppBar>
      <main class="frame-body explorer-body">
        <div class="frame-table">
          <Table
            picture={position.view()}
            legal={position.legalMoves().map((move) => move.view())}
            last={session.last.value}
            ply={session.tablePly.value}
            seat={0}
            toMove={toMove}
            canRoll={false}
            isThrown={false}
            hint={null}
            threats={null}
            pendingMove={null}
            sharedMover={toMove === null ? null : sideName(game, toMove)}
            play={(move) => session.play(move)}
            roll={nothing}
            undo={null}
            announce={(text) => (announcement.value = text)}
            notices={null}
          />
        </div>
        <section class="explorer-side" aria-label={t("openings-title")}>
          <Line game={game} session={session} />
          <MoveTable game={game} session={session} />
          <div class="panel-row">
            <a class="button" href={analysisPath(game, { moves: session.listMoves() })}>
              <Icon name="chances" />
              {t("openings-analyse")}
            </a>
            <CopyLink text={t("openings-link")} hasFragment />
          </div>
          <p class="explorer-about muted">
            {t("openings-lead", { positions: session.book.facts.positions, games: session.book.facts.games })}
          </p>
        </section>
        <LiveRegion text={announcement.value} />
      </main>
    </div>
  );
}

/** The moves so far, each a button that goes back to it, and the buttons that step. */
function Line({ game, session }: Omit<ExplorerProps, "table">): JSX.Element {
  const { MoveLabel } = findClient(game);
  const at = session.ply.value;
  const steps = session.steps.value;
  return (
    <nav class="explorer-line" aria-label={t("openings-line")}>
      <ToolButton icon="first" text={t("openings-restart")} isOff={at === 0} onPress={() => session.view(0)} />
      <ToolButton icon="back" text={t("openings-back")} isOff={at === 0} onPress={() => session.view(at - 1)} />
      <ol class="explorer-moves">
        {steps.map(({ text, words }, index) => (
          <li key={`${index} ${text}`}>
            {index % 2 === 0 && <span class="muted">{index / 2 + 1}.</span>}
            <button
              type="button"
              class="button subtle explorer-step"
              aria-current={index + 1 === at ? "step" : undefined}
              aria-label={translateAll([words])}
              onClick={() => session.view(index + 1)}
            >
              <MoveLabel words={words} seat={index % 2 === 0 ? 0 : 1} following={[]} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keep the line in the address, so that it can be bookmarked and shared; the history is left alone. */
function useLineAddress(session: ExplorerSession): void {
  useSignalEffect(() => {
    const fragment = formatLine(session.listMoves());
    if (location.hash !== fragment)
      history.replaceState(history.state, "", location.pathname + location.search + fragment);
  });
}

/** Walk along the line with the arrow keys, unless the focused element needs them. */
function useLineKeys(session: ExplorerSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(".frame-table, input, select, dialog")) return;
      const at = session.ply.peek();
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: session.steps.peek().length }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      session.view(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}
