/**
 * A Vite plugin for the static site, "make site": pages that a static host finds, a page for every other address, and the
 * Content-Security-Policy that the server would send.
 */
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** The mode of Vite in which the site is built; the client asks for it to hide what needs a server. */
export const SITE_MODE = "site";

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'";

/** The addresses that visitors begin with: hosts answer them with status 200 rather than by the page for errors. */
export function listPages(games: readonly string[]): string[] {
  const pages = [
    "rules",
    "learn",
    "print",
    ...games.flatMap((game) => [`rules/${game}`, `learn/${game}`, `analysis/${game}`]),
  ];
  return pages.map((page) => `${page}/index.html`);
}

/** The games that have a client, by their folders; the generic one is not a game. */
function listGames(): string[] {
  const entries = readdirSync(new URL("src/games/", import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => !["generic", "data"].includes(name));
}

export function staticSite(): Plugin {
  return {
    name: "duellum-static-site",
    apply: (_, { mode, command }) => command === "build" && mode === SITE_MODE,
    enforce: "post",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    ],
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page to copy");
      const names = ["404.html", ...listPages(listGames())];
      for (const fileName of names) this.emitFile({ type: "asset", fileName, source: page.source });
      this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" }); // GitHub Pages: serve every file as it is
    },
  };
}
