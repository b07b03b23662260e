import { defineConfig } from "vitest/config";
import { compressedFiles } from "./compression.ts";
import { fontSubsets } from "./font-subsets.ts";
import { offlineClient, SERVICE_WORKER } from "./offline.ts";
import { printFonts } from "./print-fonts.ts";
import { SITE_MODE, staticSite } from "./static-site.ts";

/** Modules that the first page loads anyway; an exercise is only on the pages of lessons and puzzles. */
const SHARED =
  /\/node_modules\/(@fluent|@preact|preact)|\/src\/(api|router|sound|games\/(names|offered|registry))\.ts|\/src\/(components(?!\/exercise)|i18n|protocol|settings(?!\/settings-dialog)|style)\//;
/** What every table needs: each small file of its own would cost some 430 bytes of headers. */
const TABLES = /\/src\/(die\/|games\/(star\.tsx|[^/]+\/constants\.ts|qwixx\/board\/(board|sign)\.tsx?))/;

/** The server that the development server forwards requests to: `duellum serve` at its default address. */
const server = process.env.DUELLUM_ADDRESS ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  /** Where the static site is on its host, such as "/duellum/"; the server's client always is at the top. */
  base: mode === SITE_MODE ? (process.env.DUELLUM_BASE ?? "/") : "/",
  plugins: [fontSubsets(), printFonts(), offlineClient(), staticSite(), compressedFiles()],
  build: {
    outDir: mode === SITE_MODE ? "../build/site" : "../src/duellum/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline data
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs goes into one chunk: Rolldown would make a chunk for each set of lazy pages that share it.
    rolldownOptions: {
      checks: { pluginTimings: false }, // cutting the fonts takes most of the time
      input: { index: "index.html", [SERVICE_WORKER]: "src/pwa/service-worker.ts" },
      output: {
        codeSplitting: {
          groups: [
            { name: "platform", test: SHARED },
            { name: "tables", test: TABLES },
          ],
        },
        // The first load names every page and catalogue: a letter less in each is a quarter of a kilobyte.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // Browsers find a service worker by its address, which must not change.
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    fs: { allow: [".."] },
    // The server checks the Origin header, so requests are forwarded with the server's own origin.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // A minute, where the default is five seconds: a busy machine is slow, and only a test that hangs is wrong.
  test: { include: ["*.test.ts", "src/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
}));
