/** The variations: the tree of moves, buttons to walk through it, and the comment on the move that is shown. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../../components/icons.tsx";
import { describeEnding } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import type { AnalysisSession } from "../session/analysis-session.ts";
import { canPromote, nextOf } from "../session/variation-tree.ts";
import { TreeView } from "./tree-view.tsx";

export function TreePanel({ session }: { session: AnalysisSession }): JSX.Element {
  const path = session.path.value;
  return (
    <section class="analysis-card analysis-variations" aria-labelledby="analysis-tree">
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
      <Steps session={session} />
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
  const box = useRef<HTMLDivElement>(null);
  const path = session.path.value;
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (!box.current || !here) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), here.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.current.scrollTop += inner.bottom - outer.bottom + 24;
  }, [path]);
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

function Steps({ session }: { session: AnalysisSession }): JSX.Element {
  const path = session.path.value;
  const isFirst = path.length === 0;
  const isLast = nextOf(session.tree.value, path).length === 0;
  const steps: [IconName, string, () => void, boolean][] = [
    ["first", "step-first", session.first, isFirst],
    ["back", "step-back", session.back, isFirst],
    ["forward", "step-forward", session.forward, isLast],
    ["last", "step-last", session.last, isLast],
  ];
  return (
    <div class="analysis-steps">
      {steps.map(([icon, id, step, isOff]) => (
        <button
          key={icon}
          type="button"
          class="button icon-only"
          aria-label={t(id)}
          title={t(id)}
          disabled={isOff}
          onClick={step}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
