/** Loads the button that shares a game, with its texts: pages put it where they have room for it. */
import { loadCatalogues } from "../i18n/translation.ts";

export const loadShareButton = async () => {
  const [module] = await Promise.all([import("./share-button.tsx"), loadCatalogues("share")]);
  return module.ShareButton;
};

/** The same for the review of a game. */
export const loadReplayShare = async () => {
  const [module] = await Promise.all([import("./replay-share.tsx"), loadCatalogues("share")]);
  return module.ReplayShare;
};

/** The same for the page of a game. */
export const loadGameShare = async () => {
  const [module] = await Promise.all([import("./game-share.tsx"), loadCatalogues("share")]);
  return module.GameShare;
};
