/** A Vite plugin for the installed client: it tells the service worker which files belong to this version. */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import type { Version } from "./src/pwa/cache-plan.ts";

export const SERVICE_WORKER = "service-worker";

type Bundle = Rolldown.OutputBundle;

/** The language of a catalogue or of letters that few languages have; none for a file that all use. */
function findLanguages(name: string, modules: readonly string[]): readonly string[] {
  const languages = modules.map((id) => /\/locale\/([a-z]+)\//.exec(id)?.[1]);
  if (languages.length > 0 && languages.every((language) => language !== undefined)) return [...new Set(languages)];
  if (name.includes(".cyrillic.")) return ["ru"];
  if (name.includes(".chinese-simplified.")) return ["zh"];
  return name.includes(".latin-ext.") ? ["pl", "cs"] : [];
}

/** The chunk of the first page and all that it imports at once, with their styles. */
function listCore(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.name === "index") add(chunk.fileName);
  return found;
}

/** Sort the files of a bundle by when the service worker keeps them. */
export function describeVersion(bundle: Bundle): Version {
  const core = listCore(bundle);
  const version = { core: [...core].sort(), rest: [] as string[], languages: {} as Record<string, string[]> };
  const files = Object.values(bundle).filter(({ fileName }) => isKept(fileName));
  for (const file of files.sort((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
    if (core.has(file.fileName)) continue;
    const languages = findLanguages(file.fileName, file.type === "chunk" ? file.moduleIds : []);
    for (const language of languages) {
      version.languages[language] = [...(version.languages[language] ?? []), file.fileName];
    }
    if (languages.length === 0) version.rest.push(file.fileName);
  }
  const page = bundle["index.html"];
  const content = JSON.stringify(version) + (page?.type === "asset" ? String(page.source) : "");
  return { name: createHash("sha256").update(content).digest("hex").slice(0, 16), ...version };
}

const isKept = (name: string): boolean => name.startsWith("assets/") && !/LICENSE/.test(name);

export function offlineClient(): Plugin {
  return {
    name: "duellum-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[`${SERVICE_WORKER}.js`];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join(", ")}`);
      worker.code = worker.code.replaceAll("__VERSION__", JSON.stringify(describeVersion(bundle)));
    },
  };
}
