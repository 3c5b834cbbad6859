import type { Messages } from "#languages/messages.gen.ts";

/**
 * The texts of `errors.json` that a page shows without the server. The others arrive with a response,
 * in the visitor's language, so no page loads them.
 */
export const pageErrors = [
  "activation_failed",
  "invalid_input",
  "link_invalid",
  "not_enough_credits",
  "offline",
  "profile_unavailable",
  "unexpected",
] as const satisfies readonly (keyof Messages["errors"])[];

/** Those that a page of chats shows about a file before it is sent; the build adds them to `chat-dialogs`. */
export const fileErrors = [
  "photo_heic",
  "photo_too_large",
  "photo_type",
] as const satisfies readonly (keyof Messages["errors"])[];
export type FileError = (typeof fileErrors)[number];
