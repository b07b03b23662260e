/** The dialog that shares a game: a picture of the position, an animation of the last moves, or a link. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Choice } from "../components/choice.tsx";
import { Dialog } from "../components/dialog.tsx";
import { gameName } from "../games/names.ts";
import { percent, t } from "../i18n/translation.ts";
import type { Shape } from "./card.ts";
import { type Drawing, useDrawing } from "./drawing.ts";
import { LinkPart } from "./link-part.tsx";
import { PictureActions } from "./picture-actions.tsx";
import type { SharedGame } from "./shared-game.ts";
import "./share-dialog.css";

type Kind = "picture" | "animation" | "link";

interface ShareDialogProps {
  game: SharedGame;
  close(): void;
}

const MOVES = [1, 2, 4, 8] as const;

export function ShareDialog({ game, close }: ShareDialogProps): JSX.Element {
  const kind = useSignal<Kind>("picture");
  const shape = useSignal<Shape>("wide");
  const moves = useSignal<number>(4);
  const kinds: Kind[] = [
    "picture",
    ...(game.steps.length > 0 ? (["animation"] as const) : []),
    ...(game.link ? (["link"] as const) : []),
  ];
  return (
    <Dialog title={t("share")} close={close}>
      <div class="share">
        <Choice
          label={t("share-kind")}
          options={kinds.map((value) => ({ value, text: t(`share-kind-${value}`) }))}
          chosen={kind.value}
          choose={(value) => (kind.value = value)}
        />
        {kind.value === "link" ? (
          game.link && <LinkPart link={game.link} title={titleOf(game)} />
        ) : (
          <>
            <div class="share-options">
              <Choice
                label={t("share-shape")}
                options={(["wide", "square"] as const).map((value) => ({ value, text: t(`share-shape-${value}`) }))}
                chosen={shape.value}
                choose={(value) => (shape.value = value)}
              />
              {kind.value === "animation" && (
                <MovesField game={game} moves={moves.value} set={(count) => (moves.value = count)} />
              )}
            </div>
            <DrawingPart game={game} shape={shape.value} moves={kind.value === "animation" ? moves.value : 0} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const titleOf = ({ rules, names: [first, second] }: SharedGame): string =>
  t("preview-title", { game: gameName(rules), first, second });

/** How many of the last moves an animation shows. */
function MovesField({ game, moves, set }: { game: SharedGame; moves: number; set(count: number): void }): JSX.Element {
  const id = useId();
  const counts = MOVES.filter((count) => count <= game.steps.length);
  return (
    <div class="setting">
      <label for={id}>{t("share-kind-animation")}</label>
      <select id={id} class="field" value={moves} onChange={(event) => set(Number(event.currentTarget.value))}>
        {counts.map((count) => (
          <option key={count} value={count} selected={count === moves}>
            {t("share-last-moves", { count })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The picture or animation as it will be shared, and what can be done with it. */
function DrawingPart({ game, shape, moves }: { game: SharedGame; shape: Shape; moves: number }): JSX.Element {
  const drawing = useDrawing(game, gameName(game.rules), shape, moves);
  const [first, second] = game.names;
  return (
    <>
      <div class="share-picture" data-shape={shape} aria-busy={drawing.address === null}>
        {drawing.address !== null && (
          <img src={drawing.address} alt={t("preview-picture", { game: gameName(game.rules), first, second })} />
        )}
        <p class="muted" role="status">
          {drawing.address === null && describeProgress(drawing, moves)}
        </p>
      </div>
      <PictureActions picture={drawing.content} name={`duellum-${game.rules}`} title={titleOf(game)} />
    </>
  );
}

function describeProgress({ progress }: Drawing, moves: number): string {
  return moves > 0 ? t("share-animating", { share: percent(progress) }) : t("share-drawing");
}
