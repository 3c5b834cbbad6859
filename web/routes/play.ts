import type { Route } from "./route-types.ts";

/** The routes of the swipe game, of the match finder, and of the members who fit a new member. */
export const playRoutes = {
  signupMatches: {
    path: "/signup-matches",
    layout: "empty",
    page: () => import("#web/pages/signup-matches/signup-matches-page.tsx"),
    areas: ["match-finder", "profiles", "likes"],
    guards: ["member"],
  },
  matchFinder: {
    path: "/match-finder",
    layout: "empty",
    page: () => import("#web/pages/match-finder/match-finder-page.tsx"),
    areas: ["match-finder"],
  },
  swipeGame: {
    path: "/swipe-game",
    layout: "default",
    page: () => import("#web/pages/swipe-game/swipe-game-page.tsx"),
    areas: ["swipe-game", "profiles", "likes"],
    guards: ["member"],
  },
} as const satisfies Readonly<Record<string, Route>>;
