/** Toasts: short messages that disappear after a few seconds. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { RefusedError } from "../protocol/connection.ts";
import type { Problem, Refused } from "../protocol/types.ts";
import { Icon } from "./icons.tsx";
import "./toasts.css";

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly isBad: boolean;
}

const SECONDS = 6;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

function add(text: string, isBad: boolean): void {
  count += 1;
  const number = count;
  const others = toasts.value.filter((toast) => toast.text !== text);
  toasts.value = [...others.slice(-2), { number, text, isBad }];
  setTimeout(() => dismiss(number), SECONDS * 1000);
}

function dismiss(number: number): void {
  toasts.value = toasts.value.filter((toast) => toast.number !== number);
}

/** Show that something was done. */
export const showToast = (text: string): void => add(text, false);

/** Show that something failed. */
export const showError = (text: string): void => add(text, true);

type Refusal = Pick<Refused | Problem, "reason" | "clause">;

/** Format why the server refused, with the clause of the rules that forbids it where there is one. */
export function formatRefusal({ reason, clause }: Refusal): string {
  const text = t(`refused-${reason}`);
  return clause === null ? text : t("refused-by-clause", { text, clause });
}

/** Show why the server refused. */
export const showRefusal = (refusal: Refusal): void => showError(formatRefusal(refusal));

/** Show the error of a request: a refusal, or that the server did not answer. */
export function showRequestError(error: unknown): void {
  if (error instanceof RefusedError) showRefusal(error.refusal);
  else showError(t("no-answer"));
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status">
      {toasts.value.map((toast) => (
        <div key={toast.number} class={toast.isBad ? "toast error" : "toast"}>
          <Icon name={toast.isBad ? "cross" : "check"} />
          <span>{toast.text}</span>
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
