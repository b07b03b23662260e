/** Defers expensive rendering until after the first paint, so that a click is answered at once. */
import { useEffect, useState } from "preact/hooks";

/** False in the first render, true after it has been painted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}
