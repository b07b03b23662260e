/** The variations: the tree of moves, buttons to walk through it, and the comment on the move that is shown. */
import type { JSX } from "preact";
import { Steps, useScrollToCurrent } from "../game/panel/move-list.tsx";
import { describeEnding } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { canPromote, nextOf } from "./session/variation-tree.ts";
import { TreeView } from "./tree-view.tsx";

export function TreePanel({ session }: { session: AnalysisSession }): JSX.Element {
  const path = session.path.value;
  return (
    <section class="card analysis-card analysis-variations" aria-labelledby="analysis-tree">
      <div class="analysis-head">
        <h2 id="analysis-tree">{t("analysis-tree")}</h2>
        <button type="button" class="button subtle" disabled={!canPromote(path)} onClick={() => session.promote()}>
          {t("analysis-promote")}
        </button>
        <button type="button" class="button subtle" disabled={path.length === 0} onClick={() => session.remove()}>
          {t("analysis-remove")}
        </button>
      </div>
      <ScrolledTree session={session} />
      <Outcome session={session} />
      <div class="analysis-steps">
        <Steps
          isFirst={path.length === 0}
          isLast={nextOf(session.tree.value, path).length === 0}
          steps={[session.first, session.back, session.forward, session.last]}
        />
      </div>
      <label class="analysis-comment">
        <span class="visually-hidden">{t("analysis-comment")}</span>
        <textarea
          class="field"
          rows={2}
          maxLength={2000}
          placeholder={t("analysis-comment")}
          value={session.comment.value}
          onInput={(event) => session.setComment(event.currentTarget.value)}
        />
      </label>
    </section>
  );
}

/** The tree in a box that scrolls to the move that is shown. */
function ScrolledTree({ session }: { session: AnalysisSession }): JSX.Element {
  const box = useScrollToCurrent<HTMLDivElement>(session.path.value, 24);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} class="analysis-tree" tabIndex={0} role="group" aria-labelledby="analysis-tree">
      {session.tree.value.next.length === 0 ? (
        <p class="muted">{t("analysis-tree-empty")}</p>
      ) : (
        <TreeView session={session} />
      )}
    </div>
  );
}

/** How the line has ended, where it has. */
function Outcome({ session }: { session: AnalysisSession }): JSX.Element {
  const { outcome } = session.situation.value;
  return (
    <p class="analysis-outcome" role="status">
      {outcome && describeEnding(outcome.reason)}
    </p>
  );
}
