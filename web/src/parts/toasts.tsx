/** Short notes that come and go: refusals, and small things done. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../language.ts";
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

/** Say that something was done. */
export const tell = (text: string): void => add(text, false);

/** Say that something did not go. */
export const complain = (text: string): void => add(text, true);

type Refusal = Pick<Refused | Problem, "reason" | "clause">;

/** Why the server refused, in the reader's words; the clause is the rule that forbids it. */
export function refusalText({ reason, clause }: Refusal): string {
  const text = t(`refused-${reason}`);
  return clause === null ? text : t("refused-by-clause", { text, clause });
}

/** Say why the server refused. */
export const complainOf = (refusal: Refusal): void => complain(refusalText(refusal));

/** Complain of whatever went wrong with something asked of the server. */
export function complainOfError(error: unknown): void {
  if (error instanceof RefusedError) complainOf(error.refusal);
  else complain(t("no-answer"));
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status">
      {toasts.value.map((toast) => (
        <div key={toast.number} class={toast.isBad ? "toast bad" : "toast"}>
          <Icon name={toast.isBad ? "cross" : "check"} />
          <span>{toast.text}</span>
          <button type="button" class="button quiet icon" aria-label={t("close")} onClick={() => dismiss(toast.number)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
