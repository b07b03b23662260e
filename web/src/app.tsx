/** The root component: the page of the current address, and the toasts. */
import type { JSX } from "preact";
import { AppBar } from "./components/app-bar.tsx";
import { Lazy } from "./components/lazy.tsx";
import { NotFound } from "./components/not-found.tsx";
import { Toasts } from "./components/toasts.tsx";
import { GamePage } from "./game/game-page.tsx";
import {
  loadAccountPage,
  loadAnalysisPage,
  loadHomePage,
  loadLearnPage,
  loadOpeningsPage,
  loadPrintPage,
  loadPrivacyPage,
  loadPuzzlesPage,
  loadReviewPage,
  loadRulesPage,
  loadSeekChip,
  loadWatchPage,
} from "./pages.ts";
import { isSeeking } from "./pairing/seeking.ts";
import { route } from "./router.ts";

/** The pages whose address says all there is to know. */
const PLAIN_PAGES = {
  home: loadHomePage,
  print: loadPrintPage,
  watch: loadWatchPage,
  account: loadAccountPage,
  privacy: loadPrivacyPage,
};

function Page(): JSX.Element {
  const at = route.value;
  switch (at.page) {
    case "game":
      return <GamePage key={at.gameId} id={at.gameId} />;
    case "rules":
      return (
        <Lazy key="rules" load={loadRulesPage} props={{ rules: at.rules, tool: at.tool }} placeholder={<AppBar />} />
      );
    case "review":
      return <Lazy key={at.gameId} load={loadReviewPage} props={{ id: at.gameId }} placeholder={<AppBar />} />;
    case "openings":
      return (
        <Lazy key={`openings ${at.game}`} load={loadOpeningsPage} props={{ game: at.game }} placeholder={<AppBar />} />
      );
    case "learn":
      return (
        <Lazy
          key={`learn ${at.course}`}
          load={loadLearnPage}
          props={{ course: at.course, step: at.step }}
          placeholder={<AppBar />}
        />
      );
    case "analysis":
      return <Lazy key={at.rules} load={loadAnalysisPage} props={{ rules: at.rules }} placeholder={<AppBar />} />;
    case "puzzles":
      return (
        <Lazy
          key={`puzzles ${at.game}`}
          load={loadPuzzlesPage}
          props={{ game: at.game, choice: at.choice }}
          placeholder={<AppBar />}
        />
      );
    case "not-found":
      return <NotFound />;
    default:
      return <Lazy key={at.page} load={PLAIN_PAGES[at.page]} props={{}} placeholder={<AppBar />} />;
  }
}

export function App(): JSX.Element {
  return (
    <>
      <Page />
      {isSeeking.value && route.value.page !== "home" && <Lazy load={loadSeekChip} props={{}} />}
      <Toasts />
    </>
  );
}
