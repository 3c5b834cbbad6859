import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

/** The three sites, with the address that the browser opens them by. */
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

/** Fails with the list of what a screen reader or a weak eye would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in has not its colours yet.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map((one) => one.finished.catch(() => undefined));
    await Promise.race([Promise.all(moving), new Promise((done) => setTimeout(done, 1_500))]);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })),
  ).toEqual([]);
}

/** Fails when a page that is ours says anything in the console that a developer would have to look at. */
export function expectQuietConsole(
  context: BrowserContext,
  isOurs = (_url: string): boolean => true,
): () => void {
  const said: string[] = [];
  context.on("console", (message) => {
    const loud = ["error", "warning"].includes(message.type());
    if (loud && isOurs(message.page()?.url() ?? "")) said.push(message.text());
  });
  context.on("weberror", (error) => said.push(String(error.error())));
  return () => expect(said).toEqual([]);
}

export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}

/** Holds the program back until told; the first small script and the page itself come as always. */
export async function heldBack(page: Page): Promise<() => void> {
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await woken;
    await route.continue();
  });
  return wake;
}
