import type { Answers } from "#tests/browser/fake-api.ts";

/** What every part of the settings loads, for a member who never changed any. */
export const settingsAnswers: Answers = {
  "GET /api/account": () => ({ email: "marjolein@example.nl", confirmed: true }),
  "GET /api/account/deletion": () => ({ bonus: 0, bought: 0, undo_until: "2026-12-01T12:00:00Z" }),
  "GET /api/auto-likes": () => ({ offered: true, on: true }),
  "GET /api/blocks": () => ({ blocked: [] }),
  "GET /api/data-export": () => ({ export: null }),
  "GET /api/passkeys": () => ({ passkeys: [] }),
  "GET /api/profile/visibility": () => ({ invisible: false, liked_only: false }),
  "GET /api/reports": () => ({ reports: [] }),
  "GET /api/sessions": () => ({ sessions: [] }),
};
