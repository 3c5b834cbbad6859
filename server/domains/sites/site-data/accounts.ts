import { z } from "zod";
import { reading } from "./reading.ts";

/** Signing up, logging in, leaving. */
export const accountFields = {
  enable_site_entry_popup: z.enum(["yes", "no"]),
  signups: z
    .enum(["all", "with_trafficsource", "closed"])
    .register(reading, { fallback: () => "closed" }),
  min_age: z
    .int()
    .min(18)
    .register(reading, { isVital: true, fallback: () => 18 }),
  login_attempts: z
    .int()
    .min(3)
    .max(20)
    .register(reading, { fallback: () => 5 }),
  login_block_minutes: z
    .int()
    .min(1)
    .max(1_440)
    .register(reading, { fallback: () => 15 }),
  /** No response reveals whether an address has an account; the truth is mailed to the address. */
  neutral_account_answers: z
    .boolean()
    .default(false)
    // Another value than these two means that something must not be revealed.
    .register(reading, { fallback: () => true }),
  /** Where a page leads those who deleted their account; null if nowhere. */
  delete_partner: z
    .strictObject({ name: z.string().trim().min(1), url: z.url({ protocol: /^https$/ }) })
    .nullable()
    .default(null),
  member_resell: z.boolean(),
};
