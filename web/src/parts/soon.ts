/** What is dear to draw can wait until what surrounds it is on the screen: no finger waits for all of it at once. */
import { useEffect, useState } from "preact/hooks";

/** False when first drawn, true a moment later, when that has been painted. */
export function useSoon(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true));
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
