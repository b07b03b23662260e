/** A picture or an animation while it is drawn, and its address for the page. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { showError } from "../components/toasts.tsx";
import { t } from "../i18n/translation.ts";
import { drawAnimation } from "./animation.ts";
import { type CardPainter, loadCardPainter, type Shape } from "./card.ts";
import type { SharedGame } from "./shared-game.ts";

export interface Drawing {
  readonly content: Blob | null;
  /** Where the page finds it, as a data URL: the page's policy allows no other kind of local address. */
  readonly address: string | null;
  /** How much of it is drawn, from 0 to 1. */
  readonly progress: number;
}

const NONE: Drawing = { content: null, address: null, progress: 0 };

/** Draw a picture, or an animation of so many moves; again whenever something else is wanted. */
export function useDrawing(game: SharedGame, title: string, shape: Shape, moves: number): Drawing {
  const drawing = useSignal<Drawing>(NONE);
  // Before the page is painted: the old picture is never shown as the new one, nor saved under its name.
  useLayoutEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    drawing.value = NONE;
    const onProgress = (progress: number) => {
      drawing.value = { ...NONE, progress };
    };
    const draw = async () => {
      const card = await loadCardPainter(game, title);
      const content = card && (await drawContent(game, card, { shape, moves, signal, onProgress }));
      const address = content && (await readAddress(content));
      if (!signal.aborted) drawing.value = { content, address, progress: 1 };
    };
    draw().catch(() => showError(t("share-failed")));
    return () => stopping.abort();
  }, [game, title, shape, moves]);
  return drawing.value;
}

type Options = Parameters<typeof drawAnimation>[2];

function drawContent(game: SharedGame, card: CardPainter, options: Options): Promise<Blob | null> {
  return options.moves > 0 ? drawAnimation(game, card, options) : drawPicture(game, card, options.shape);
}

function drawPicture({ picture, last, seat }: SharedGame, card: CardPainter, shape: Shape): Promise<Blob | null> {
  const canvas = card.paint(shape, { picture, last, before: null, progress: 1, seat });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function readAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
