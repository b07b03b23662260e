/** The generic table: the server's drawing of the position, and the legal moves as buttons. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../components/icons.tsx";
import { t } from "../../i18n/translation.ts";
import type { PlainMove, PlainPositionView } from "../../protocol/types.ts";
import { showNotation } from "../../settings/settings.ts";
import type { TableProps } from "../table.ts";
import { Drawing } from "./drawing.tsx";
import { FILTER_FROM, filterMoves, hasUniqueLabels, labelOf } from "./move-filter.ts";
import "./table.css";

type Props = TableProps<PlainPositionView, PlainMove>;

export function GenericTable(props: Props): JSX.Element {
  const { picture, last, canRoll, roll } = props;
  const prompt = formatPrompt(props);
  useMoveAnnouncements(props, prompt);
  return (
    <section class="generic" aria-label={t("generic-table")}>
      <Drawing picture={picture} />
      <p class="generic-prompt">{prompt}</p>
      {last && <p class="muted">{t("generic-last", { label: formatLabel(last) })}</p>}
      {props.pendingMove !== null && <p class="muted">{t("generic-pending", { move: props.pendingMove })}</p>}
      {canRoll && (
        <button type="button" class="button primary generic-roll" onClick={roll}>
          <Icon name="dice" />
          {t("generic-roll")}
        </button>
      )}
      {props.legal.length > 0 && <Moves {...props} />}
      {props.notices}
    </section>
  );
}

/** The prompt; where two people share the screen, it says whose turn it is. */
function formatPrompt(props: Props): string {
  const prompt = t(promptId(props));
  return props.sharedMover === null ? prompt : t("generic-shared", { side: props.sharedMover, prompt });
}

/** A move in the game's own words, or in notation where the settings say so. */
const formatLabel = (move: PlainMove): string => (showNotation.value ? move.move : labelOf(move));

/** The message id of the prompt. */
function promptId({ legal, toMove, canRoll }: Props): string {
  if (toMove === null) return "generic-prompt-over";
  if (canRoll) return "generic-prompt-roll";
  return legal.length > 0 ? "generic-prompt-move" : "generic-prompt-wait";
}

/** Announce each new move together with the prompt. */
function useMoveAnnouncements({ ply, last, announce }: Props, prompt: string): void {
  const announcedPly = useRef(ply);
  useEffect(() => {
    if (ply === announcedPly.current + 1 && last !== null) {
      announce(`${t("generic-last", { label: formatLabel(last) })} ${prompt}`);
    }
    announcedPly.current = ply;
  }, [ply]);
}

function Moves({ legal, hint, play }: Props): JSX.Element {
  const query = useSignal("");
  const isLong = legal.length >= FILTER_FROM;
  const needsNotation = showNotation.value || !hasUniqueLabels(legal);
  const shown = isLong ? filterMoves(legal, query.value) : legal;
  return (
    <div class="generic-moves">
      {isLong && (
        <label class="setting">
          <span>{t("generic-filter")}</span>
          <input
            class="field"
            type="search"
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
        </label>
      )}
      <ul aria-label={t("generic-moves")}>
        {shown.map((move) => (
          <li key={move.move}>
            <button
              type="button"
              class={move.move === hint ? "button primary" : "button"}
              data-move={move.move}
              title={move.move}
              onClick={() => play(move.move)}
            >
              {move.move === hint && <Icon name="hint" />}
              <span>{labelOf(move)}</span>
              {needsNotation && <code>{move.move}</code>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
