import { z } from "zod";

/** Signing up, logging in, leaving. */
export const accountFields = {
  enable_site_entry_popup: z.enum(["yes", "no"]),
  signups: z.enum(["all", "with_trafficsource", "closed"]),
  min_age: z.int().min(18),
  login_attempts: z.int().min(3).max(20),
  login_block_minutes: z.int().min(1).max(1_440),
  /** No response reveals whether an address has an account; the truth is mailed to the address. */
  neutral_account_answers: z.boolean().default(false),
  /** Where a page leads those who deleted their account; null if nowhere. */
  delete_partner: z
    .strictObject({ name: z.string().trim().min(1), url: z.url({ protocol: /^https$/ }) })
    .nullable()
    .default(null),
  member_resell: z.boolean(),
};
