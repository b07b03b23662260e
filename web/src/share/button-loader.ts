/** Loads the button that shares a game, with its texts: pages put it where they have room for it. */
import { withTexts } from "../i18n/translation.ts";

export const loadShareButton = async () => (await withTexts(import("./share-button.tsx"), "share")).ShareButton;

/** The same for the review of a game. */
export const loadReplayShare = async () => (await withTexts(import("./replay-share.tsx"), "share")).ReplayShare;

/** The same for the page of a game. */
export const loadGameShare = async () => (await withTexts(import("./game-share.tsx"), "share")).GameShare;
