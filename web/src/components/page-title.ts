/** The title of the page in the browser's tab. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n/translation.ts";

/** Show the name of a page as its title; null leaves it to a component within. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    if (page !== null) document.title = t("page-title", { page });
  });
}
