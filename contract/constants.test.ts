import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** Every constant with its value and the folders that use it by now; both are checked. */
const expected: Record<keyof typeof constants, { value: unknown; usedIn: readonly string[] }> = {
  LANGUAGE_COOKIE_DAYS: { value: 365, usedIn: ["server/domains/accounts", "server/roles"] },
  AUTH_COOKIE_DAYS: { value: 30, usedIn: ["server/domains/accounts"] },
  REFETCH_MS: { value: 60_000, usedIn: ["web/shell"] },
  REFETCH_WITH_PUSH_MS: { value: 300_000, usedIn: [] },
  REFETCH_START_MS: { value: 5_000, usedIn: ["web/shell"] },
  AUTO_LIKE_FOLLOW_UP_MS: { value: 500, usedIn: [] },
  REQUEST_RETRIES: { value: 5, usedIn: ["web/api"] },
  CHUNK_RELOAD_GUARD_MS: { value: 60_000, usedIn: ["web/site"] },
  LOADING_BAR_THROTTLE_MS: { value: 200, usedIn: ["web/shell"] },
  LOADING_BAR_DURATION_MS: { value: 5_000, usedIn: ["web/shell"] },
  IDLE_PREFETCH_TIMEOUT_MS: { value: 2_000, usedIn: [] },
  GEOLOCATION_CACHE_MS: { value: 3_600_000, usedIn: [] },
  TIME_BONUS_MODAL_DELAY_MS: { value: 40_000, usedIn: [] },
  TIME_BONUS_TICK_MS: { value: 1_000, usedIn: [] },
  TIME_BONUS_WINDOW_S: { value: 14_400, usedIn: [] },
  TIME_BONUS_CODE: {
    value: {
      code: "TIMEBONUS25",
      value_percentage: 25,
      status: "active",
      validity: "once-per-user",
    },
    usedIn: [],
  },
  WELCOME_DISCOUNT_PERCENTAGE: { value: 25, usedIn: [] },
  PREMIUM_CHANCE_PERCENTAGE: { value: 46, usedIn: [] },
  PHOTOS_FREE: { value: 3, usedIn: [] },
  PHOTOS_PREMIUM: { value: 25, usedIn: [] },
  FREE_CONVERSATIONS: {
    value: 2,
    usedIn: [
      "server/domains/chat",
      "web/features/activation",
      "web/features/credits",
      "web/pages/home",
      "web/pages/pages",
    ],
  },
  SWIPE_LIKES_PER_DAY: { value: 4, usedIn: [] },
  DELETION_UNDO_DAYS: { value: 14, usedIn: ["web/pages/pages"] },
  BADGE_CAP: { value: 99, usedIn: ["ui"] },
  CREDITS_BADGE_AT: { value: 10, usedIn: ["web/features/credits"] },
  TERMS_VERSION_DATE: {
    value: "2023-12-01T12:00:00.000Z",
    usedIn: ["server/domains/accounts", "web/pages/pages"],
  },
  BREAKPOINTS_PX: { value: [576, 768, 992, 1200], usedIn: [] },
  SMARTPHONE_BELOW_PX: {
    value: 768,
    usedIn: ["web/features/chat/list", "web/features/signup", "web/site"],
  },
  TOAST: { value: { widthPx: 350, stackingOrder: 1100 }, usedIn: [] },
  MODAL_WIDTHS_PX: {
    value: { default: 500, small: 300, large: 800, extraLarge: 1140 },
    usedIn: [],
  },
  CHAT_LIST_PX: { value: { min: 300, max: 400 }, usedIn: [] },
  MESSAGES_MAX_PX: { value: 800, usedIn: [] },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync("{contract,server,web,ui}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.endsWith("constants.ts") && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ folder: path.dirname(file), text: readFileSync(root + file, "utf8") }));

function foldersWith(name: string): string[] {
  const using = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  return [...new Set(using.map(({ folder }) => folder))].toSorted();
}

test("every constant of the file is listed here and nothing else", () => {
  expect(Object.keys(constants).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))("%s has its value and its users", (name, { value, usedIn }) => {
  expect(Object.entries(constants)).toContainEqual([name, value]);
  expect(foldersWith(name)).toEqual(usedIn);
});

test("the measures of the layout stand in the tokens as well", () => {
  const tokens = readFileSync(`${root}ui/tokens.css`, "utf8");
  const { MODAL_WIDTHS_PX: modal, CHAT_LIST_PX: list } = constants;
  for (const declaration of [
    `--w-modal-s: ${modal.small}px`,
    `--w-modal: ${modal.default}px`,
    `--w-modal-l: ${modal.large}px`,
    `--w-modal-xl: ${modal.extraLarge}px`,
    `--w-toast: ${constants.TOAST.widthPx}px`,
    `--z-toast: ${constants.TOAST.stackingOrder}`,
    `clamp(${list.min}px, 30vw, ${list.max}px)`,
    `--w-messages: ${constants.MESSAGES_MAX_PX}px`,
  ]) {
    expect(tokens).toContain(declaration);
  }
});
