/** Toasts: short messages that disappear after a few seconds. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { translateAll } from "../i18n/translatable.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { RefusedError } from "../protocol/refusal.ts";
import type { Problem, Refused } from "../protocol/types.ts";
import { type ClauseReference, ClauseText, formatClause } from "./clause-link.tsx";
import { Icon } from "./icons.tsx";
import "./toasts.css";

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly isBad: boolean;
  /** The clause that the text names, to link to it. */
  readonly reference: ClauseReference | null;
  /** What can be done about it; such a toast stays until it is closed. */
  readonly action: Action | null;
}

interface Action {
  readonly label: string;
  run(): void;
}

const SECONDS = 6;
/** A toast with a link stays longer: it takes time to reach it. */
const SECONDS_WITH_LINK = 10;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

function add(
  text: string,
  isBad: boolean,
  reference: ClauseReference | null = null,
  action: Action | null = null,
): void {
  count += 1;
  const number = count;
  const others = toasts.value.filter((toast) => toast.text !== text);
  toasts.value = [...others.slice(-2), { number, text, isBad, reference, action }];
  if (action === null) setTimeout(() => dismiss(number), (reference === null ? SECONDS : SECONDS_WITH_LINK) * 1000);
}

function dismiss(number: number): void {
  toasts.value = toasts.value.filter((toast) => toast.number !== number);
}

/** Show that something was done. */
export const showToast = (text: string): void => add(text, false);

/** Show that something failed; a clause that the text names becomes a link. */
export const showError = (text: string, reference: ClauseReference | null = null): void => add(text, true, reference);

/** Show something that can be done now or later. */
export const showOffer = (text: string, label: string, run: () => void): void => add(text, false, null, { label, run });

type Refusal = Pick<Refused | Problem, "reason" | "clause" | "why">;

/** Load the texts of refusals, which a table needs only once something is refused. */
export const loadRefusals = (): Promise<void> => loadCatalogues("refusals").catch(() => undefined);

/**
 * Format why the server refused, with the clause of the rules that forbids it if there is one. Its texts are loaded
 * by {@link loadRefusals}.
 */
export function formatRefusal({ reason, clause, why }: Refusal): string {
  const text = (why && translateAll([why])) || t(`refused-${reason}`) || t("no-answer");
  return clause === null ? text : t("refused-by-clause", { text, clause: formatClause(clause) }) || text;
}

/** The clause behind a refusal in a game with these rules. */
export function findReference({ clause }: Refusal, rules: string | null): ClauseReference | null {
  return clause === null || rules === null ? null : { rules, clause };
}

/** Show why the server refused something in a game with these rules. */
export function showRefusal(refusal: Refusal, rules: string | null = null): void {
  void loadRefusals().then(() => showError(formatRefusal(refusal), findReference(refusal, rules)));
}

/** Show the error of a request: a refusal, or that the server did not answer. */
export function showRequestError(error: unknown): void {
  if (error instanceof RefusedError) showRefusal(error.refusal);
  else showError(t("no-answer"));
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status">
      {toasts.value.map((toast) => (
        <div key={toast.number} class={toast.isBad ? "popup toast error" : "popup toast"}>
          <Icon name={toast.isBad ? "cross" : "check"} />
          <span>
            <ClauseText text={toast.text} reference={toast.reference} />
          </span>
          {toast.action && (
            <button type="button" class="button" onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            class="button subtle icon-only"
            aria-label={t("close")}
            onClick={() => dismiss(toast.number)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
