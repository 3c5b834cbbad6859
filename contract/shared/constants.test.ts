import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** The values of the specification, deliberately written a second time. */
const values: Record<keyof typeof constants, unknown> = {
  LANGUAGE_COOKIE_DAYS: 365,
  AUTH_COOKIE_DAYS: 30,
  REFETCH_MS: 60_000,
  REFETCH_WITH_PUSH_MS: 300_000,
  REFETCH_START_MS: 5_000,
  AUTO_LIKE_RELOAD_MS: 500,
  IDLE_PREFETCH_TIMEOUT_MS: 2_000,
  REQUEST_RETRIES: 5,
  CHUNK_RELOAD_GUARD_MS: 60_000,
  GEOLOCATION_CACHE_MS: 3_600_000,
  LOADING_BAR_THROTTLE_MS: 200,
  LOADING_BAR_DURATION_MS: 5_000,
  FREE_CONVERSATIONS: 2,
  SWIPE_LIKES: 4,
  SWIPED_DAYS: 30,
  FREE_PHOTOS: 3,
  PREMIUM_PHOTOS: 25,
  APPEAL_REMARK_MAX: 1_000,
  DELETION_UNDO_DAYS: 14,
  BADGE_CAP: 99,
  CREDITS_BADGE_AT: 10,
  TERMS_VERSION_DATE: "2023-12-01T12:00:00.000Z",
  SMARTPHONE_BELOW_PX: 768,
  DEMO_MAILBOX_PATH: "/demo/mailbox",
  PASSKEY_NAME_LENGTH: 60,
  PUSH_DENIED: "denied",
};

test.each(Object.entries(values))("%s is %j", (name, value) => {
  expect(Object.entries(constants)).toContainEqual([name, value]);
});
