import { notBuilt } from "#web/routes/not-built.ts";
import type { Route } from "#web/routes/route-types.ts";

/** Every landing page, each a folder here that one commit can delete together with its line. */
export const landerRoutes = {
  memberLanding: notBuilt("/members/:id/landing", "lander"),
  memberSignup: notBuilt("/members/:id/signup", "lander"),
  memberLanding2: notBuilt("/members/:id/landing2/:slug?", "lander"),
  memberLanding3: notBuilt("/members/:id/landing3/:slug?", "lander"),
  aloneTonight: notBuilt("/landers/alonetonight/:slug?", "lander"),
  collageLanding: notBuilt("/landers/collagelanding/:slug?", "lander"),
  gallery: notBuilt("/landers/gallery/:slug?", "lander"),
  iconsLanding: notBuilt("/landers/iconslanding/:slug?", "lander"),
  mapLanding: notBuilt("/landers/maplanding/:slug?", "lander"),
  socialNetwork: notBuilt("/landers/socialnetwork/:slug?", "lander"),
  transitionsVideoLanding: notBuilt("/landers/transitionsvideolanding/:slug?", "lander"),
  video: notBuilt("/landers/video/:slug?", "lander"),
  tinderSwipe: notBuilt("/landers/tinderswipe", "lander"),
} as const satisfies Readonly<Record<string, Route>>;
