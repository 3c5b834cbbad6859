// oxlint-disable-next-line no-restricted-imports -- extended here
import { test as base } from "@playwright/test";
import { anAddress } from "#tests/world/an-address.ts";

// oxlint-disable-next-line no-restricted-imports -- passed on unchanged
export { expect } from "@playwright/test";

/**
 * Playwright's `test`, for a visitor with an address of its own: the limits per address then count the
 * calls of one test alone. The demo of the browser tests takes the address from this header.
 */
export const test = base.extend<object, { readonly withoutAutoLikes: void }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, "x-forwarded-for": anAddress() });
  },
  withoutAutoLikes: [
    async ({ browser }, provide) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(hideAutoLikes);
        return context;
      };
      await provide();
    },
    { scope: "worker", auto: true },
  ],
});

/**
 * Answers the request for the day's like of a fictional profile with none, because its pop-up would open
 * over any page of any test. A test with the cookie `auto-likes` gets it.
 */
function hideAutoLikes(): void {
  const send = window.fetch;
  window.fetch = (input, init) =>
    input === "/api/auto-like.php" && !document.cookie.includes("auto-likes=on")
      ? Promise.resolve(new Response(null, { status: 204 }))
      : send(input, init);
}

export const onPhone = () => test.info().project.name === "phone";

/** For a test in which neither layout, touch nor focus takes part: it runs at desktop size only. */
export const once = { tag: "@once" };

/** The same for what the browser itself does (passkeys, positions, push): the second browser runs it too. */
export const oncePerBrowser = { tag: "@once-per-browser" };
