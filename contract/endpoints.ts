import { accountEndpoints } from "./accounts.ts";
import { checkoutEndpoints, paymentEndpoints } from "./checkout.ts";
import { profileEndpoints } from "./profiles.ts";
import { siteEndpoints } from "./sites.ts";
import { trackingEndpoints } from "./tracking.ts";

/** The endpoint table: every call there is. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...profileEndpoints,
  ...trackingEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
} as const;
export type Endpoints = typeof endpoints;
