import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "./limits.ts";

/** The password a member has, as typed. */
export const currentPassword = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(PASSWORD_MAX_CHARACTERS, { error: "too_long" });
