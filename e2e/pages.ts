import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "#e2e/test.ts";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { MAILBOX } from "#sandbox/mailbox/addresses.ts";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

/** The three demo sites, each with its address in the browser. */
export const sites = demoSites.map((site) => ({
  id: site.id,
  name: site.data.name,
  locale: site.data.domain_language.slice(0, 2),
  logins: demoLogins(site),
  at: (base: string | undefined, path: string) => {
    const url = new URL(path, base);
    url.hostname = site.data.domain;
    return url.href;
  },
}));

/**
 * Women of the demo, real and fictional. The members that tests sign up are older: they would fill the
 * first page, because they were active last.
 */
export const DEMO_WOMEN = "/members?gender=female&country=any&min_age=45&max_age=53";

/** Men with a photo, which few of the members that tests sign up have. */
export const MEN_WITH_PHOTO = "/members?gender=male&with_photo=1";

/** How far the page can be scrolled sideways, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Whether an element is wholly in the window and nothing lies over its edges. */
export const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ] as const;
    return edges.every((at) => node.contains(document.elementFromPoint(...at)));
  });

/** Half as long as the source that the builder takes by itself, and it is sent to the page for each check. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Fails with the accessibility problems that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait for fades, which change colours; one fade can follow another.
  await page.evaluate(async () => {
    const deadline = performance.now() + 3_000;
    const listRunning = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    while (listRunning().length > 0 && performance.now() < deadline) {
      await new Promise(requestAnimationFrame);
    }
  });
  // A sandboxed frame runs no scripts, so axe would wait for its answer forever. Without legacy mode axe opens
  // a second page, for frames of other origins, which we do not have: that hides this page and takes longer.
  const axe = new AxeBuilder({ page, axeSource }).exclude("iframe[sandbox]").setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })),
  ).toEqual([]);
}

/** Fails if one of our pages logs a warning or an error in the console. */
export function expectQuietConsole(
  context: BrowserContext,
  isOurs = (_page: string, _source: string): boolean => true,
): () => void {
  const problems: string[] = [];
  context.on("console", (message) => {
    const isProblem = ["error", "warning"].includes(message.type());
    const source = message.location().url;
    if (isProblem && isOurs(message.page()?.url() ?? "", source))
      problems.push(`${message.text()} (${source})`);
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  return () => expect(problems).toEqual([]);
}

/** Opens a logged-out window of this project's size; `quiet` fails if its console had a problem. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  isOurs?: (page: string, source: string) => boolean,
) {
  const { viewport = null, hasTouch = false } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, hasTouch });
  const quiet = expectQuietConsole(context, isOurs);
  return { context, page: await context.newPage(), quiet };
}

/** Waits for the mail to an address and opens it in the mailbox. */
export async function openMail(page: Page, email: string): Promise<void> {
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await expect(async () => {
    await page.goto(MAILBOX.list);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole("link").click();
}

export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}

/** Logs out by the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Account van/ })
    .filter({ visible: true })
    .click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("link", { name: "Inloggen" }).first()).toBeVisible();
}

/** The address of a source file's chunk. */
export function chunk(source: string): RegExp {
  const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8")) as Record<
    string,
    { readonly file: string }
  >;
  const file = manifest[source]?.file;
  if (!file) throw new Error(`no chunk: ${source}`);
  return new RegExp(`/${file.replace(".", String.raw`\.`)}$`);
}

/**
 * Holds requests, by default for the client entry, until the returned function is called. That function
 * fails if no request was held.
 */
export async function holdRequests(
  page: Page,
  which = chunk("web/entry-client.tsx"),
): Promise<() => Promise<void>> {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    release();
  };
}

/**
 * Ends the session elsewhere and then acts. The page learns it from the calls of `act`: earlier calls
 * wait until then, and calls that ask who is logged in are never answered.
 */
export async function endSessionBefore(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = await holdRequests(page, /\/api\//);
  await page.route("**/api/user.php", () => undefined);
  await page.context().clearCookies({ name: /session/ });
  await act();
  await answer();
}
