/** Components that are loaded on demand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/translation.ts";
import { showError } from "./toasts.tsx";

const RELOADED_AT = "duellum.reloaded";

/**
 * Reload the page after a file could not be loaded: the server was updated and no longer has the old files.
 * At most once a minute, to avoid a reload loop; not while the server is unreachable.
 */
export async function reloadForUpdate(): Promise<void> {
  const isReachable = await fetch(import.meta.env.BASE_URL, { method: "HEAD" }).then(
    (answer) => answer.ok,
    () => false,
  );
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (!isReachable || Date.now() - last < 60_000) {
    showError(t("no-answer"));
    return;
  }
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

type Component<Props> = (props: Props) => JSX.Element | null;
/** Loads a component; the same function at every use, because it is the key under which the component is kept. */
export type Load<Props> = () => Promise<Component<Props>>;

const loadedComponents = new Map<unknown, unknown>();
const findLoaded = <Props,>(load: Load<Props>) => (loadedComponents.get(load) as Component<Props> | undefined) ?? null;

/** Load a component, so that {@link Lazy} shows it at once. */
export async function preload<Props>(load: Load<Props>): Promise<Component<Props>> {
  const component = await load();
  loadedComponents.set(load, component);
  return component;
}

interface LazyProps<Props> {
  load: Load<Props>;
  props: Props & JSX.IntrinsicAttributes;
  /** What is shown until the component is loaded. */
  placeholder?: JSX.Element;
}

export function Lazy<Props extends object>({ load, props, placeholder }: LazyProps<Props>): JSX.Element | null {
  const part = useSignal<Component<Props> | null>(findLoaded(load));
  useEffect(() => {
    const fetchPart = () => {
      if (part.peek() === null) preload(load).then((loaded) => (part.value = loaded), reloadForUpdate);
    };
    fetchPart();
    addEventListener("online", fetchPart); // it may have failed without a connection
    return () => removeEventListener("online", fetchPart);
  }, []);
  const Part = part.value;
  return Part ? <Part {...props} /> : (placeholder ?? null);
}
