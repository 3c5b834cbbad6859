import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";
import { printNumbers } from "./print-numbers.ts";

const root = new URL("../../", import.meta.url);

test("docs/numbers.md has the numbers of the sources", () => {
  const document = readFileSync(new URL("docs/numbers.md", root), "utf8");
  expect(document, "run: node tools/start.mjs tools/print-numbers.ts").toBe(printNumbers(root));
});

test.each([
  ["CLAIM_MS", 600_000, "10 minutes"],
  ["RELOAD_MS", 500, "500 ms"],
  ["UNDO_DAYS", 14, "14 days"],
  ["CACHE_SECONDS", 86_400, "1 day"],
  ["PHOTO_MAX_BYTES", 15 * 1024 * 1024, "15 MB"],
  ["REPORT_MAX_CHARACTERS", 4_000, "4 000 characters"],
  ["FREE_PHOTOS", 3, "3"],
  ["LOGIN_TRIES", { attempts: 5, blockMinutes: 15 }, "attempts: 5, blockMinutes: 15 minutes"],
  ["LIFETIME_MS", { reset: 1_800_000, undo: 86_400_000 }, "reset: 30 minutes, undo: 1 day"],
  ["MAIL_LIMITS", [{ times: 3, windowMs: 3_600_000 }], "3 in 1 hour"],
])("%s of %j is %s", (name, value, text) => {
  expect(formatNumber(name, value)).toBe(text);
});
