/** The explorer: the board, on which the moves can be made, and next to it what the book says of them. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { analysisPath } from "../analysis/address.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { usePlyKeys } from "../game/ply-keys.ts";
import { CopyLink } from "../game/seats/copy-link.tsx";
import { ToolButton } from "../game/toolbar.tsx";
import { gameName, sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { type AnyTable, STUDY } from "../games/table.ts";
import { translateAll } from "../i18n/translatable.ts";
import { t } from "../i18n/translation.ts";
import type { ExplorerSession } from "./explorer-session.ts";
import { formatLine } from "./line-address.ts";
import { MoveTable } from "./move-table.tsx";
import "../game/styles/index.css";
import "./explorer.css";

interface ExplorerProps {
  game: string;
  session: ExplorerSession;
  table: AnyTable;
}

export function ExplorerFrame({ game, session, table: Table }: ExplorerProps): JSX.Element {
  const announcement = useSignal("");
  const position = session.position.value;
  const toMove = position.actor === null ? null : position.toMove;
  useLineAddress(session);
  usePlyKeys(session);
  return (
    <div class="frame explorer" data-line="true">
      <AppBar>
        <h1 class="frame-title">{t("openings-of", { game: gameName(game) })}</h1>
      </AppBar>
      <main class="frame-body explorer-body">
        <div class="frame-table">
          <Table
            {...STUDY}
            picture={position.view()}
            legal={position.legalMoves().map((move) => move.view())}
            last={session.last.value}
            ply={session.tablePly.value}
            seat={0}
            toMove={toMove}
            sharedMover={toMove === null ? null : sideName(game, toMove)}
            play={(move) => session.play(move)}
            announce={(text) => (announcement.value = text)}
          />
        </div>
        <section class="card explorer-side" aria-label={t("openings-title")}>
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
  const at = session.viewedPly.value;
  const steps = session.steps.value;
  return (
    <nav class="explorer-line" aria-label={t("openings-line")}>
      <ToolButton icon="first" text={t("openings-restart")} isOff={at === 0} onPress={() => session.viewPly(0)} />
      <ToolButton icon="back" text={t("openings-back")} isOff={at === 0} onPress={() => session.viewPly(at - 1)} />
      <ol class="explorer-moves">
        {steps.map(({ text, words }, index) => (
          <li key={`${index} ${text}`}>
            {index % 2 === 0 && <span class="muted">{index / 2 + 1}.</span>}
            <button
              type="button"
              class="button subtle explorer-step"
              aria-current={index + 1 === at ? "step" : undefined}
              aria-label={translateAll([words])}
              onClick={() => session.viewPly(index + 1)}
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
