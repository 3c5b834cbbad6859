import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** Every constant with its value and whether a room uses it already; both are checked. */
const expected: Record<keyof typeof constants, { value: unknown; used: boolean }> = {
  LANGUAGE_COOKIE_DAYS: { value: 365, used: true },
  AUTH_COOKIE_DAYS: { value: 30, used: true },
  REFETCH_MS: { value: 60_000, used: true },
  REFETCH_WITH_PUSH_MS: { value: 300_000, used: false },
  REFETCH_START_MS: { value: 5_000, used: true },
  AUTO_LIKE_FOLLOW_UP_MS: { value: 500, used: false },
  REQUEST_RETRIES: { value: 5, used: true },
  CHUNK_RELOAD_GUARD_MS: { value: 60_000, used: true },
  LOADING_BAR_THROTTLE_MS: { value: 200, used: true },
  LOADING_BAR_DURATION_MS: { value: 5_000, used: true },
  IDLE_PREFETCH_TIMEOUT_MS: { value: 2_000, used: false },
  GEOLOCATION_CACHE_MS: { value: 3_600_000, used: false },
  TIME_BONUS_MODAL_DELAY_MS: { value: 40_000, used: false },
  TIME_BONUS_TICK_MS: { value: 1_000, used: false },
  TIME_BONUS_WINDOW_S: { value: 14_400, used: false },
  TIME_BONUS_CODE: {
    value: {
      code: "TIMEBONUS25",
      value_percentage: 25,
      status: "active",
      validity: "once-per-user",
    },
    used: false,
  },
  WELCOME_DISCOUNT_PERCENTAGE: { value: 25, used: false },
  PREMIUM_CHANCE_PERCENTAGE: { value: 46, used: false },
  PHOTOS_FREE: { value: 3, used: true },
  PHOTOS_PREMIUM: { value: 25, used: true },
  FREE_CONVERSATIONS: { value: 2, used: true },
  SWIPE_LIKES_PER_DAY: { value: 4, used: false },
  DELETION_UNDO_DAYS: { value: 14, used: true },
  BADGE_CAP: { value: 99, used: true },
  CREDITS_BADGE_AT: { value: 10, used: true },
  TERMS_VERSION_DATE: { value: "2023-12-01T12:00:00.000Z", used: true },
  BREAKPOINTS_PX: { value: [576, 768, 992, 1200], used: false },
  SMARTPHONE_BELOW_PX: { value: 768, used: true },
  TOAST: { value: { widthPx: 350, stackingOrder: 1100 }, used: false },
  MODAL_WIDTHS_PX: {
    value: { default: 500, small: 300, large: 800, extraLarge: 1140 },
    used: false,
  },
  CHAT_LIST_PX: { value: { min: 300, max: 400 }, used: false },
  MESSAGES_MAX_PX: { value: 800, used: false },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync("{contract,server,web,ui}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.endsWith("constants.ts") && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

function usersOf(name: string): string[] {
  return sources
    .filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    .map(({ file }) => file);
}

test("every constant of the file is listed here and nothing else", () => {
  expect(Object.keys(constants).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))("%s has its value and its users", (name, { value, used }) => {
  expect(Object.entries(constants)).toContainEqual([name, value]);
  const users = usersOf(name);
  if (used) expect(users).not.toEqual([]);
  else expect(users).toEqual([]);
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
