import { accountEndpoints } from "./accounts.ts";
import { chatEndpoints } from "./chat.ts";
import { checkoutEndpoints } from "./checkout.ts";
import { linkEndpoints } from "./links.ts";
import { likeEndpoints } from "./likes.ts";
import { paymentEndpoints } from "./payments.ts";
import { profileEndpoints } from "./profiles.ts";
import { searchEndpoints } from "./search.ts";
import { signupEndpoints } from "./signup.ts";
import { siteEndpoints } from "./sites.ts";
import { trackingEndpoints } from "./tracking.ts";

/** The endpoint table: every call the server accepts. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...signupEndpoints,
  ...linkEndpoints,
  ...profileEndpoints,
  ...searchEndpoints,
  ...likeEndpoints,
  ...chatEndpoints,
  ...trackingEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
} as const;
export type Endpoints = typeof endpoints;
