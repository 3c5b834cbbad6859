// oxlint-disable-next-line no-restricted-imports -- extended here
import { test as base } from "@playwright/test";
import { anAddress } from "#tests/world/an-address.ts";

// oxlint-disable-next-line no-restricted-imports -- passed on unchanged
export { expect } from "@playwright/test";

/**
 * Playwright's `test`, for a visitor with an address of its own: the limits per address then count the
 * calls of one test alone. The demo of the browser tests takes the address from this header.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, "x-forwarded-for": anAddress() });
  },
});
