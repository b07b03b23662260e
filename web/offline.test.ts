import { describe, expect, it } from "vitest";
import { describeVersion } from "./offline.ts";

const chunk = (fileName: string, more: object = {}) => ({
  type: "chunk",
  name: fileName,
  fileName,
  imports: [] as string[],
  moduleIds: [] as string[],
  ...more,
});
const asset = (fileName: string, source = "") => ({ type: "asset", fileName, source });

function bundleOf(...files: { fileName: string }[]) {
  return Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Parameters<
    typeof describeVersion
  >[0];
}

const FILES = [
  chunk("assets/index-1.js", { name: "index", imports: ["assets/platform-1.js"] }),
  chunk("assets/platform-1.js", { viteMetadata: { importedCss: new Set(["assets/platform-1.css"]) } }),
  asset("assets/platform-1.css"),
  chunk("assets/shell-1.js", { moduleIds: ["/src/duellum/locale/de/shell.ftl?raw"] }),
  chunk("assets/home-page-1.js", { moduleIds: ["/web/src/lobby/home-page.tsx"] }),
  asset("assets/open-sans.cyrillic.basic-1.woff2"),
  asset("assets/noto-sans-sc.chinese-simplified.bold-1.woff2"),
  asset("assets/battle-1.wasm"),
  asset("assets/open-sans-LICENSE.txt"),
  asset("index.html", "<html>"),
];

describe("the version that the service worker keeps", () => {
  it("tells what every page needs from the rest and from single languages", () => {
    expect(describeVersion(bundleOf(...FILES))).toMatchObject({
      core: ["assets/index-1.js", "assets/platform-1.css", "assets/platform-1.js"],
      rest: ["assets/battle-1.wasm", "assets/home-page-1.js"],
      languages: {
        de: ["assets/shell-1.js"],
        ru: ["assets/open-sans.cyrillic.basic-1.woff2"],
        zh: ["assets/noto-sans-sc.chinese-simplified.bold-1.woff2"],
      },
    });
  });

  it("has another name when a file or the page changes, and the same when none does", () => {
    const name = (...files: { fileName: string }[]) => describeVersion(bundleOf(...files)).name;
    expect(name(...FILES)).toBe(name(...[...FILES].reverse()));
    expect(name(...FILES)).not.toBe(name(...FILES, chunk("assets/new-1.js")));
    expect(name(...FILES)).not.toBe(name(...FILES.slice(0, -1), asset("index.html", "<html lang>")));
  });
});
