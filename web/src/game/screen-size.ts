/** The size of the screen, as far as the layout depends on it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Wide enough for a column next to the table. */
export const WIDE_SCREEN = "(min-width: 75rem) and (min-height: 30rem)";
/** Little height: a phone in landscape, a short phone, or a small laptop. */
export const LOW_SCREEN = "(max-height: 41rem), (max-height: 52rem) and (min-width: 48rem)";

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => (matches.value = list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches.value;
}
