import { z } from "zod";

/** Longer passwords take more time to hash and are no safer. */
export const PASSWORD_MAX = 128;

/** The password a member has, as typed. */
export const currentPassword = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(PASSWORD_MAX, { error: "too_long" });
