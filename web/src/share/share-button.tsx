/** The button that shares a game; the dialog and everything that draws are loaded when it is pressed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { Lazy, preload } from "../components/lazy.tsx";
import { t, withTexts } from "../i18n/translation.ts";
import type { SharedGame } from "./shared-game.ts";

const loadDialog = async () => (await withTexts(import("./share-dialog.tsx"), "share")).ShareDialog;

interface ShareButtonProps {
  /** What is shared, asked for when the button is pressed. */
  load(): SharedGame | Promise<SharedGame>;
  /** The class of the button; by default an ordinary one. */
  class?: string;
}

export function ShareButton({ load, class: name = "button" }: ShareButtonProps): JSX.Element {
  const game = useSignal<SharedGame | null>(null);
  const open = async () => {
    const [loaded] = await Promise.all([load(), preload(loadDialog)]);
    game.value = loaded;
  };
  return (
    <>
      <button type="button" class={`share-open ${name}`} onClick={() => void open()}>
        <Icon name="share" />
        <span>{t("share")}</span>
      </button>
      {game.value && <Lazy load={loadDialog} props={{ game: game.value, close: () => (game.value = null) }} />}
    </>
  );
}
