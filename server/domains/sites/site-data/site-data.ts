import { z } from "zod";
import type { SiteId } from "#contract/shared/ids.ts";
import { accountFields } from "./accounts.ts";
import { chatFields } from "./chat.ts";
import { hostName, identityFields } from "./identity.ts";
import { legalFields } from "./legal.ts";
import { lookFields } from "./look.ts";
import { moneyFields } from "./money.ts";
import { profileFields } from "./profiles.ts";
import { searchFields } from "./search.ts";
import { textFields } from "./texts.ts";

/**
 * All data of a site. The database stores it as one document, the owner edits it, and no code
 * depends on which site it is.
 */
export const siteData = z.strictObject({
  ...identityFields,
  ...lookFields,
  ...textFields,
  ...profileFields,
  ...searchFields,
  ...accountFields,
  ...chatFields,
  ...moneyFields,
  ...legalFields,
});
export type SiteData = z.output<typeof siteData>;

/** A site as its owner writes it: the file for `npm run site:add`. */
export const siteDocument = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "may only have lower-case letters, digits and hyphens, at most 40")
    .transform((id) => id as SiteId),
  /** Its place among the sites; last if omitted. */
  position: z.int().positive().optional(),
  hosts: z.array(hostName).min(1),
  data: siteData,
});
export type SiteDocument = z.output<typeof siteDocument>;
