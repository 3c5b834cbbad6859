import type { Route } from "./route-types.ts";

/** The route of the swipe game, for members. */
export const swipeGame: Route = {
  path: "/swipe-game",
  layout: "default",
  page: () => import("./pages/swipe-game/swipe-game-page.tsx"),
  file: "web/pages/swipe-game/swipe-game-page.tsx",
  areas: ["swipe-game", "profiles", "likes"],
  guards: ["member"],
};
