/** Parts of the client that come when they are asked for. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { complain } from "./toasts.tsx";

const RELOADED = "duellum.reloaded";

/**
 * After an update of the server the page is too old to find its files: a fresh one does. Once, lest it never ends,
 * and not where nobody answers: a page without a server is better than none.
 */
export async function reloadOnce(): Promise<void> {
  const isThere = await fetch("/", { method: "HEAD" }).then(
    (answer) => answer.ok,
    () => false,
  );
  const last = Number(sessionStorage.getItem(RELOADED));
  if (!isThere || Date.now() - last < 60_000) {
    complain(t("no-answer"));
    return;
  }
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

interface LaterProps<Props> {
  load(): Promise<(props: Props) => JSX.Element | null>;
  props: Props & JSX.IntrinsicAttributes;
  /** What is shown until then. */
  waiting?: JSX.Element;
}

export function Later<Props extends object>({ load, props, waiting }: LaterProps<Props>): JSX.Element | null {
  const part = useSignal<((props: Props) => JSX.Element | null) | null>(null);
  useEffect(() => {
    load().then((loaded) => (part.value = loaded), reloadOnce);
  }, []);
  const Part = part.value;
  return Part ? <Part {...props} /> : (waiting ?? null);
}
