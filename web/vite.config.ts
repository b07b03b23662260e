import { defineConfig } from "vitest/config";
import { compressedFiles } from "./compression.ts";
import { fontSubsets } from "./font-subsets.ts";
import { printFonts } from "./print-fonts.ts";

/** Modules that the first page loads anyway. */
const SHARED =
  /\/node_modules\/(@fluent|@preact|preact)|\/src\/(api|router|sound|games\/(names|offered|registry))\.ts|\/src\/(components|i18n|protocol|settings|style)\//;
/** What every table needs: each small file of its own would cost some 430 bytes of headers. */
const TABLES = /\/src\/(die\/|games\/(star\.tsx|qwixx\/board\/(board|sign)\.tsx?))/;

/** The server that the development server forwards requests to: `duellum serve` at its default address. */
const server = process.env.DUELLUM_ADDRESS ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fontSubsets(), printFonts(), compressedFiles()],
  build: {
    outDir: "../src/duellum/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline data
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs goes into one chunk: Rolldown would make a chunk for each set of lazy pages that share it.
    rolldownOptions: {
      checks: { pluginTimings: false }, // cutting the fonts takes most of the time
      output: {
        codeSplitting: {
          groups: [
            { name: "platform", test: SHARED },
            { name: "tables", test: TABLES },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    // The server checks the Origin header, so requests are forwarded with the server's own origin.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ["*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
