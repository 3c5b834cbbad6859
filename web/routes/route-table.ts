import { landerRoutes } from "#web/landers/landers.ts";
import { accountRoutes } from "./account.ts";
import { chatRoutes } from "./chat.ts";
import { legalRoutes } from "./legal.ts";
import { memberRoutes } from "./members.ts";
import { moneyRoutes } from "./money.ts";
import { playRoutes } from "./play.ts";
import type { Route } from "./route-types.ts";

/**
 * All addresses of the site with their layouts (specification, section 2), by section. Folders under
 * `pages/` follow the addresses.
 */
export const routeTable = {
  ...memberRoutes,
  ...chatRoutes,
  ...playRoutes,
  ...moneyRoutes,
  ...legalRoutes,
  ...landerRoutes,
  ...accountRoutes,
} as const satisfies Readonly<Record<string, Route>>;
