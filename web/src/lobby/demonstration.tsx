/** The board of a game on the first page, which plays a few moves by itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import type { AnyDiagram, Frame } from "../games/diagram.ts";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { reducedMotion, scaleDuration } from "../settings/settings.ts";

/** Milliseconds at normal speed until the first move, and from one move to the next. */
const FIRST_MS = 1200;
const BETWEEN_MS = 2300;

interface Show {
  readonly diagram: AnyDiagram;
  readonly frames: readonly Frame[];
}

async function loadShow(rules: string): Promise<Show> {
  const client = findClient(rules);
  const [diagram, frames] = await Promise.all([
    client.loadDiagram(),
    client.loadDemonstration(),
    loadCatalogues(client.catalogue),
  ]);
  return { diagram, frames };
}

/** The board and what there is to see on it; the emblem of a game without such moves, or while they cannot be loaded. */
export function Demonstration({ rules }: { rules: string }): JSX.Element {
  const show = useSignal<Show | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadShow(rules).then(
      (loaded) => {
        if (isCurrent) show.value = loaded;
      },
      () => undefined, // the page does without
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const { Emblem } = findClient(rules);
  const isEmpty = show.value?.frames.length === 0;
  return (
    <div class="demonstration">
      {show.value && !isEmpty && <Moves rules={rules} {...show.value} />}
      {isEmpty && <Emblem />}
    </div>
  );
}

/** The moves one after the other, up to the last one; a still picture where nothing is to move. */
function Moves({ rules, diagram: { Drawing }, frames }: Show & { rules: string }): JSX.Element | null {
  const root = useRef<HTMLDivElement>(null);
  const end = frames.length - 1;
  const at = useSignal(reducedMotion.peek() ? Math.ceil(end / 2) : 0);
  const isPlaying = useSignal(!reducedMotion.peek());
  const isSeen = useIsSeen(root);
  useEffect(() => {
    if (!isPlaying.value || !isSeen) return;
    const timer = setTimeout(
      () => {
        at.value = Math.min(at.value + 1, end);
        isPlaying.value = at.value < end;
      },
      scaleDuration(at.value === 0 ? FIRST_MS : BETWEEN_MS),
    );
    return () => clearTimeout(timer);
  }, [at.value, isPlaying.value, isSeen]);
  const frame = frames[at.value];
  if (!frame) return null;
  const toggle = () => {
    if (!isPlaying.value && at.value === end) at.value = 0;
    isPlaying.value = !isPlaying.value;
  };
  return (
    <div ref={root} class="demonstration-moves">
      <div class="demonstration-picture" role="img" aria-label={t("home-board", { game: gameName(rules) })}>
        <Drawing
          picture={frame.picture}
          last={frame.last}
          ply={at.value}
          toMove={frame.toMove}
          seat={0}
          legal={[]}
          label=""
          isLive={false}
          isSilent
          others={frames.map(({ picture }) => picture)}
          next={null}
          refused={null}
          play={() => undefined}
          announce={() => undefined}
        />
      </div>
      {!reducedMotion.value && (
        <button
          type="button"
          class="button subtle icon-only demonstration-switch"
          aria-label={t(isPlaying.value ? "board-pause" : "board-play")}
          title={t(isPlaying.value ? "board-pause" : "board-play")}
          onClick={toggle}
        >
          <Icon name={isPlaying.value ? "pause" : at.value === end ? "again" : "play"} />
        </button>
      )}
    </div>
  );
}

/** Whether an element is in sight, in a page that is. */
function useIsSeen(root: { readonly current: Element | null }): boolean {
  const isSeen = useSignal(false);
  useEffect(() => {
    if (!root.current) return;
    const seen = { inView: false };
    const update = () => (isSeen.value = seen.inView && document.visibilityState === "visible");
    const observer = new IntersectionObserver((entries) => {
      seen.inView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(root.current);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return isSeen.value;
}
