/** The position as a text, and what can be done with the analysis: set up, turn the board, link, save. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog } from "../components/dialog.tsx";
import { download } from "../components/download.ts";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { CopyLink } from "../game/seats/copy-link.tsx";
import { describeEnding, sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { loadOpeningBookLink } from "../openings/link-loader.ts";
import type { Seat } from "../protocol/types.ts";
import { formatPath } from "../router.ts";
import { loadShareButton } from "../share/button-loader.ts";
import { MAX_STEPS, type SharedGame, type SharedStep } from "../share/shared-game.ts";
import { formatAddress, formatFragment, usualStart } from "./address.ts";
import { FaultText } from "./fault-text.tsx";
import { formatAnalysisRecord } from "./record-text.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { movesOn } from "./session/variation-tree.ts";

interface PositionPanelProps {
  session: AnalysisSession;
  /** The seat from which the board is shown. */
  seat: Seat;
  /** Open the editor. */
  edit(): void;
  flip(): void;
}

export function PositionPanel({ session, seat, edit, flip }: PositionPanelProps): JSX.Element {
  const isSure = useSignal(false);
  const isEmpty = session.tree.value.next.length === 0;
  const renew = () => session.restart(usualStart(session.game));
  const askToRenew = () => {
    if (isEmpty) renew();
    else isSure.value = true;
  };
  return (
    <section class="card analysis-card analysis-position" aria-labelledby="analysis-position">
      <h2 id="analysis-position">{t("analysis-position")}</h2>
      <PositionField session={session} />
      <div class="panel-row analysis-actions">
        <button type="button" class="button" onClick={edit}>
          <Icon name="dice" />
          {t("analysis-edit")}
        </button>
        <button type="button" class="button" onClick={flip}>
          <Icon name="flip" />
          {t("tool-flip")}
        </button>
        <CopyLink hasFragment />
        <Lazy load={loadOpeningBookLink} props={listPlayed(session)} />
        <Lazy load={loadShareButton} props={{ load: () => describeAnalysis(session, seat) }} />
        <button type="button" class="button" onClick={() => saveRecord(session)}>
          <Icon name="save" />
          {t("save-record")}
        </button>
        <button type="button" class="button" onClick={askToRenew}>
          <Icon name="again" />
          {t("analysis-new")}
        </button>
      </div>
      <LinkNote session={session} />
      {isSure.value && (
        <ConfirmDialog
          title={t("analysis-new")}
          text={t("analysis-new-sure")}
          yes={t("analysis-new")}
          confirm={renew}
          close={() => (isSure.value = false)}
        />
      )}
    </section>
  );
}

/** Says that the link does not hold everything, where that is so. */
function LinkNote({ session }: { session: AnalysisSession }): JSX.Element {
  const { game, analysis } = session;
  const isShort = formatAddress(game, analysis) !== formatFragment(game, analysis);
  return (
    <p class="muted analysis-link-note" role="status">
      {isShort && t("analysis-link-short")}
    </p>
  );
}

/** The line that is shown, for the opening book. */
function listPlayed(session: AnalysisSession): { rules: string; positions: string[]; moves: string[] } {
  const moves = movesOn(session.tree.value, session.path.value);
  return { rules: session.game, positions: session.positionsAfter(moves).map(({ text }) => text), moves };
}

/** The text of the position; another one begins a new analysis. */
function PositionField({ session }: Pick<PositionPanelProps, "session">): JSX.Element {
  const { position } = session.situation.value;
  const typed = useSignal<string | null>(null);
  const text = typed.value ?? position.text;
  const fault = typed.value === null ? null : session.rules.checkPosition(typed.value.trim());
  const submit = (event: Event) => {
    event.preventDefault();
    if (typed.value === null || fault !== null) return;
    session.restart(typed.value.trim());
    typed.value = null;
  };
  return (
    <form class="analysis-text" onSubmit={submit}>
      <label>
        <span class="visually-hidden">{t("analysis-position-text")}</span>
        <input
          class="field"
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={fault !== null}
          aria-describedby="analysis-fault"
          onInput={(event) => {
            const { value } = event.currentTarget;
            typed.value = value.trim() === position.text ? null : value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={typed.value === null || fault !== null}>
        {t("analysis-position-use")}
      </button>
      <FaultText id="analysis-fault" game={session.game} fault={fault} />
    </form>
  );
}

/** Save the analysis as a file. */
function saveRecord(session: AnalysisSession): void {
  const date = new Date().toISOString().slice(0, 10);
  const record = new Blob([formatAnalysisRecord(session, date)], { type: "text/plain" });
  download(record, `duellum-${session.game}-${date}.txt`);
}

function describeAnalysis(session: AnalysisSession, seat: Seat): SharedGame {
  const { game, analysis } = session;
  const { picture, last } = session.shown.peek();
  const outcome = session.situation.peek().outcome;
  return {
    rules: game,
    names: [sideName(game, 0), sideName(game, 1)],
    winner: outcome?.winner ?? null,
    status: outcome ? describeEnding(outcome.reason) : t("analysis-title"),
    seat,
    picture,
    last,
    steps: listSteps(session),
    link: { kind: "page", path: formatPath({ page: "analysis", rules: game }) + formatAddress(game, analysis) },
  };
}

function listSteps(session: AnalysisSession): SharedStep[] {
  const { tree, path } = session.analysis;
  const moves = movesOn(tree, path);
  const positions = session.positionsAfter(moves);
  const steps = moves.flatMap((text, place) => {
    const [before, after] = positions.slice(place, place + 2);
    return before && after ? [{ before: before.view(), move: before.parseMove(text).view(), after: after.view() }] : [];
  });
  return steps.slice(-MAX_STEPS);
}
