import { defineConfig } from "vitest/config";

/** A server to talk to while developing: `duellum serve` at its usual place unless told otherwise. */
const server = process.env.DUELLUM_ADDRESS ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "../src/duellum/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows files of its own and nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    // The server talks to its own pages alone, so the development server speaks in its name.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
