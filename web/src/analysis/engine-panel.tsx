/** The engine's part of the analysis board: its switch, its lines, the tablebase, and what each roll is worth. */
import type { JSX } from "preact";
import { FULL_STRENGTH } from "../engine/contract.ts";
import type { WorkerEngines } from "../engine/worker-host.ts";
import { sideName } from "../games/names.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import { EndingPanel, useEnding } from "./ending-panel.tsx";
import { LineRow } from "./line-row.tsx";
import type { GameAnalysis } from "./registry.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { type EngineSession, MAX_LINES } from "./session/engine-session.ts";
import { readLine } from "./session/line.ts";
import { movesOn } from "./session/variation-tree.ts";

interface EnginePanelProps {
  session: AnalysisSession;
  engine: EngineSession;
  engines: WorkerEngines;
  analysis: GameAnalysis;
}

export function EnginePanel({ session, engine, engines, analysis }: EnginePanelProps): JSX.Element {
  const ending = useEnding(session, analysis);
  const { position, actor } = session.situation.value;
  const { start, tree, path } = session.analysis;
  const { RollChooser } = analysis;
  const estimate = (fixed: readonly number[]) =>
    engines.estimateRolls(
      {
        rules: session.game,
        start,
        moves: movesOn(tree, path),
        candidates: 1,
        strength: FULL_STRENGTH,
        seed: 0,
        milliseconds: 0,
      },
      fixed,
    );
  return (
    <section class="card analysis-card analysis-engine" aria-labelledby="analysis-engine">
      <div class="analysis-head">
        <h2 id="analysis-engine">{t("analysis-engine")}</h2>
        <LineCount engine={engine} />
        <button
          type="button"
          class="button analysis-switch"
          role="switch"
          aria-checked={engine.isOn.value}
          aria-label={t("analysis-engine")}
          onClick={() => engine.toggle()}
        >
          {t(engine.isOn.value ? "analysis-on" : "analysis-off")}
        </button>
      </div>
      <EngineStatus session={session} engine={engine} />
      {ending !== null && <EndingPanel session={session} ending={ending} />}
      {engine.isOn.value && <Lines session={session} engine={engine} />}
      {actor === "dice" && RollChooser && (
        <RollChooser position={position} estimate={estimate} play={(roll) => session.play(roll)} />
      )}
    </section>
  );
}

/** How many lines are wanted. */
function LineCount({ engine }: { engine: EngineSession }): JSX.Element {
  const count = engine.lineCount.value;
  return (
    <fieldset class="analysis-count">
      <legend class="visually-hidden">{t("analysis-line-count")}</legend>
      <button
        type="button"
        class="button subtle icon-only"
        aria-label={t("analysis-lines-fewer")}
        disabled={count === 1}
        onClick={() => engine.setLineCount(count - 1)}
      >
        −
      </button>
      <output aria-live="polite">{t("analysis-lines", { count })}</output>
      <button
        type="button"
        class="button subtle icon-only"
        aria-label={t("analysis-lines-more")}
        disabled={count === MAX_LINES}
        onClick={() => engine.setLineCount(count + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

/** Who is to move and how the position stands; the depth grows silently, as screen readers would never finish. */
function EngineStatus({ session, engine }: Pick<EnginePanelProps, "session" | "engine">): JSX.Element {
  const { position, outcome } = session.situation.value;
  const output = engine.output.value;
  const side = sideName(session.game, position.toMove);
  const value = output?.value ?? output?.found?.candidates[0]?.value ?? null;
  return (
    <div class="analysis-status">
      <p class="analysis-standing">
        {outcome !== null ? (
          t("analysis-over")
        ) : value === null ? (
          t("analysis-to-move", { side })
        ) : (
          <>
            <span>{t("analysis-standing", { side })}</span> <strong>{formatPercent(value)}</strong>
          </>
        )}
      </p>
      <p class="muted analysis-depth">{describeWork(engine)}</p>
    </div>
  );
}

function describeWork(engine: EngineSession): string {
  const found = engine.output.value?.found;
  switch (engine.state.value) {
    case "loading":
      return t("analysis-loading");
    case "failed":
      return t("analysis-failed");
    case "idle":
      return engine.isOn.value ? "" : t("analysis-idle");
    default:
      return found ? t("analysis-depth", { depth: found.depth, nodes: found.nodes }) : "";
  }
}

function Lines({ session, engine }: Pick<EnginePanelProps, "session" | "engine">): JSX.Element | null {
  const { position } = session.situation.value;
  const candidates = engine.output.value?.found?.candidates ?? [];
  const wanted = session.situation.value.actor === "dice" ? 0 : engine.lineCount.value;
  return (
    <ol class="analysis-lines" style={{ "--lines": wanted }}>
      {candidates.map((candidate, index) => (
        <LineRow
          key={index}
          game={session.game}
          number={index + 1}
          line={readLine(position, candidate)}
          play={(moves) => session.playLine(moves)}
        />
      ))}
    </ol>
  );
}
