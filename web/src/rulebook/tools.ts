/** The pages next to a game's rulebook. */
import { findClient } from "../games/registry.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";

export interface ToolLink {
  href: string;
  title: string;
  /** The section that leads to it. */
  section: string;
}

export function listTools(rules: string): ToolLink[] {
  return Object.entries(findClient(rules).tools).map(([tool, { section }]) => ({
    href: formatPath({ page: "rules", rules, tool }),
    title: t(`tool-${rules}-${tool}`),
    section,
  }));
}
