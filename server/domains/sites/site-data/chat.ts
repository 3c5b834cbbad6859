import { z } from "zod";
import { reading } from "./reading.ts";

/** Messages and likes. */
export const chatFields = {
  message_length: z
    .int()
    .min(100)
    .max(10_000)
    .register(reading, { fallback: () => 1_000 }),
  /** How many days back a free member can read a conversation. */
  history_days: z
    .int()
    .min(1)
    .register(reading, { fallback: () => 7 }),
  /** Premium lifts the daily limit of likes in the swipe game. */
  swipe_unlimited_for_premium: z.boolean().default(false),
};
