/** The analysis board: the table, or the editor in its place, and beside it the engine, the variations and the position. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { Menu } from "../components/menu.tsx";
import { showError } from "../components/toasts.tsx";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { type AnyTable, STUDY } from "../games/table.ts";
import { t } from "../i18n/translation.ts";
import { loadOpeningsLinks } from "../openings/link-loader.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Seat } from "../protocol/types.ts";
import { formatPath } from "../router.ts";
import { EnginePanel } from "./engine-panel.tsx";
import { useAutosave, useEngine, useMoveSounds, useTreeKeys } from "./frame-behaviour.ts";
import { PositionEditor } from "./position-editor.tsx";
import { PositionPanel } from "./position-panel.tsx";
import { ANALYSED_GAMES, type GameAnalysis } from "./registry.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { throwDice } from "./session/dice.ts";
import type { EngineSession } from "./session/engine-session.ts";
import { readLine } from "./session/line.ts";
import { TreePanel } from "./tree-panel.tsx";
import "./analysis.css";

interface AnalysisFrameProps {
  session: AnalysisSession;
  analysis: GameAnalysis;
  table: AnyTable;
  /** Whether the address could not be read. */
  isUnreadable: boolean;
}

export function AnalysisFrame({ session, analysis, table, isUnreadable }: AnalysisFrameProps): JSX.Element {
  const near = useSignal<Seat>(0);
  const edited = useSignal<string | null>(null);
  const announcement = useSignal("");
  const announce = (text: string) => (announcement.value = text);
  const flip = () => (near.value = otherSeat(near.value));
  const { engine, engines } = useEngine(session);
  useAutosave(session);
  useTreeKeys(session);
  useMoveSounds(session);
  useEffect(() => {
    if (isUnreadable) showError(t("analysis-unreadable"));
  }, [session]);
  return (
    <div class="analysis-page" data-tall={findClient(session.game).isTall}>
      <AppBar>
        <h1 class="frame-title">{gameName(session.game)}</h1>
        <span class="analysis-label muted">{t("analysis-title")}</span>
        <AnalysisMenu game={session.game} />
      </AppBar>
      <main class="analysis">
        {edited.value !== null ? (
          <PositionEditor
            game={session.game}
            rules={session.rules}
            analysis={analysis}
            text={edited}
            seat={near.value}
            flip={flip}
            announce={announce}
            finish={(text) => {
              if (text !== null) session.restart(text);
              edited.value = null;
            }}
          />
        ) : (
          <>
            <TableArea
              session={session}
              engine={engine}
              analysis={analysis}
              near={near.value}
              table={table}
              announce={announce}
            />
            <div class="analysis-side">
              <EnginePanel session={session} engine={engine} engines={engines} analysis={analysis} />
              <TreePanel session={session} />
              <PositionPanel
                session={session}
                seat={near.value}
                edit={() => (edited.value = session.situation.peek().position.text)}
                flip={flip}
              />
            </div>
          </>
        )}
        <LiveRegion text={announcement.value} />
      </main>
    </div>
  );
}

interface TableAreaProps {
  session: AnalysisSession;
  engine: EngineSession;
  analysis: GameAnalysis;
  near: Seat;
  table: AnyTable;
  announce(text: string): void;
}

function TableArea({ session, engine, analysis, near, table: Table, announce }: TableAreaProps): JSX.Element {
  const { picture, legal, last, toMove, ply } = session.shown.value;
  const { position, actor } = session.situation.value;
  return (
    <div class="frame-table analysis-table">
      <Table
        {...STUDY}
        picture={picture}
        legal={[...legal]}
        last={last}
        ply={ply}
        seat={near}
        toMove={toMove}
        canRoll={actor === "dice"}
        play={(move) => session.play(move)}
        roll={() => session.play(position.roll(throwDice(position.diceDue)).text)}
        overlay={<EngineMarks session={session} engine={engine} analysis={analysis} near={near} />}
        announce={announce}
      />
    </div>
  );
}

/** The first moves of the engine's lines on the board. */
function EngineMarks({
  session,
  engine,
  analysis: { Marks },
  near,
}: Pick<TableAreaProps, "session" | "engine" | "analysis" | "near">): JSX.Element | null {
  const { position } = session.situation.value;
  const candidates = engine.output.value?.found?.candidates ?? [];
  const moves = candidates.flatMap((candidate) => readLine(position, candidate).moves.slice(0, 1));
  return moves.length === 0 ? null : <Marks moves={moves} seat={near} />;
}

const loadOpenButton = () => import("../record/open-button.tsx").then((module) => module.OpenRecordButton);

function AnalysisMenu({ game }: { game: string }): JSX.Element {
  return (
    <div class="analysis-menu">
      <Menu class="button subtle" text={t("tool-more")}>
        {ANALYSED_GAMES.filter((rules) => rules !== game).map((rules) => (
          <a key={rules} class="button subtle" href={formatPath({ page: "analysis", rules })}>
            <Icon name="chances" />
            {t("analysis-page", { game: gameName(rules) })}
          </a>
        ))}
        <Lazy load={loadOpeningsLinks} props={{}} />
        <Lazy load={loadOpenButton} props={{ isQuiet: true }} />
      </Menu>
    </div>
  );
}
