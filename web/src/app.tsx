/** The root component: the page of the current address, and the toasts. */
import type { JSX } from "preact";
import { AppBar } from "./components/app-bar.tsx";
import { Lazy } from "./components/lazy.tsx";
import { NotFound } from "./components/not-found.tsx";
import { Toasts } from "./components/toasts.tsx";
import { GamePage } from "./game/game-page.tsx";
import {
  loadAnalysis,
  loadHome,
  loadLearn,
  loadOpenings,
  loadPrint,
  loadPuzzles,
  loadReview,
  loadRules,
  loadWatch,
} from "./pages.ts";
import { route } from "./router.ts";

function Page(): JSX.Element {
  const at = route.value;
  switch (at.page) {
    case "home":
      return <Lazy key="home" load={loadHome} props={{}} placeholder={<AppBar />} />;
    case "game":
      return <GamePage key={at.game} game={at.game} />;
    case "rules":
      return <Lazy key="rules" load={loadRules} props={{ rules: at.rules, tool: at.tool }} placeholder={<AppBar />} />;
    case "review":
      return <Lazy key={at.game} load={loadReview} props={{ game: at.game }} placeholder={<AppBar />} />;
    case "print":
      return <Lazy key="print" load={loadPrint} props={{}} placeholder={<AppBar />} />;
    case "openings":
      return (
        <Lazy key={`openings ${at.game}`} load={loadOpenings} props={{ game: at.game }} placeholder={<AppBar />} />
      );
    case "learn":
      return (
        <Lazy
          key={`learn ${at.course}`}
          load={loadLearn}
          props={{ course: at.course, step: at.step }}
          placeholder={<AppBar />}
        />
      );
    case "analysis":
      return <Lazy key={at.rules} load={loadAnalysis} props={{ rules: at.rules }} placeholder={<AppBar />} />;
    case "puzzles":
      return (
        <Lazy
          key={`puzzles ${at.game}`}
          load={loadPuzzles}
          props={{ game: at.game, choice: at.choice }}
          placeholder={<AppBar />}
        />
      );
    case "watch":
      return <Lazy key="watch" load={loadWatch} props={{}} placeholder={<AppBar />} />;
    default:
      return <NotFound />;
  }
}

export function App(): JSX.Element {
  return (
    <>
      <Page />
      <Toasts />
    </>
  );
}
