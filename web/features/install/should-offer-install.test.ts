import { expect, test } from "vitest";
import { shouldOfferInstall } from "./should-offer-install.ts";

const HOUR_MS = 3_600_000;

test.each([
  ["the browser can ask, on another day", "promptable", 20, true],
  ["an iPhone, on another day", "share_menu", 30, true],
  ["the browser can ask, on the first day", "promptable", 19, false],
  ["an iPhone, at the first visit", "share_menu", null, false],
  ["the installed app", "installed", 30, false],
  ["a browser without a question of its own", "browser_menu", 30, false],
] as const)("%s: offered or not", (_, state, hours, offered) => {
  const now = 1_000 * HOUR_MS;
  const firstAt = hours === null ? null : now - hours * HOUR_MS;
  expect(shouldOfferInstall({ state, firstAt, now })).toBe(offered);
});
