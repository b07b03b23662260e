import { t } from "./language.ts";

/** The whole page. */
export function App() {
  return <main>{t("shell-title")}</main>;
}
