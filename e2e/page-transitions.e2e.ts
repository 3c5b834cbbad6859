import { expect, onPhone, once, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import { expectQuietConsole, holdRequests, logIn, MEN_WITH_PHOTO, sites } from "./pages.ts";

const [her, him] = (sites[0]?.logins ?? []).map(({ email }) => email) as [string, string];

/** Logs in on the open log-in page. */
async function logInHere(page: Page, email: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(DEMO_PASSWORD);
  await page.locator("form button[type=submit]").click();
}

const menu = (page: Page, name: RegExp) =>
  page
    .getByRole("navigation", { name: "Hoofdmenu" })
    .filter({ visible: true })
    .getByRole("link", { name })
    .first();

test("following a link by keyboard announces the page and moves focus to its content", async ({
  page,
}) => {
  await logIn(page, her);
  await expect(page).toHaveURL("/");
  await menu(page, /^Zoeken/).press("Enter");
  await expect(page).toHaveURL("/members");
  const announcement = page.locator("p[aria-live]", { hasText: / · Vonk$/ });
  await expect(announcement).toHaveText(/Zoeken · Vonk$/);
  const card = page.getByRole("article").getByRole("link").first();
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  await card.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("#content")).toBeFocused();
  await expect(announcement).toContainText(`${name} · Vonk`);
  await page.goBack();
  await expect(announcement).toHaveText(/Zoeken · Vonk$/);
  await expect(page.locator("#content")).toBeFocused();
});

test("a list that a visitor has loaded is refetched after log-in", once, async ({ page }) => {
  await page.goto("/members");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const found = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("link", { name: "Inloggen" }).first().click();
  await logInHere(page, her);
  await menu(page, /^Zoeken/).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/mannen$/);
  expect(found).toMatch(/leden$/);
});

test(
  "a member who logs in after another member's session ended sees nothing of that member",
  once,
  async ({ page, context }) => {
    await logIn(page, her);
    await expect(page).toHaveURL("/");
    await menu(page, /^Berichten/).click();
    const chats = page.getByRole("region", { name: "Berichten" }).getByRole("listitem");
    await expect(chats.first()).toBeVisible();
    const hers = (await chats.getByRole("link").first().getAttribute("href")) ?? "";
    await menu(page, /^Zoeken/).click();
    const like = page.getByRole("button", { name: /^Like voor / }).first();
    await expect(like).toBeVisible();
    // The page learns from the first rejected call that the session ended, and not before the click.
    const reject = await holdRequests(page, /\/api\//);
    await context.clearCookies({ name: "session" });
    await like.click();
    await reject();
    await page.getByRole("link", { name: "Inloggen" }).first().click();
    const answer = await holdRequests(page, /\/api\/chats\.php$/);
    await logInHere(page, him);
    // Another member's log-in reloads the page.
    await page.waitForEvent("load");
    await menu(page, /^Berichten/).click();
    await expect(page.getByRole("heading", { name: "Berichten" })).toBeVisible();
    await expect(page.locator(`a[href="${hers}"]`)).toHaveCount(0);
    await answer();
    await expect(chats.first()).toBeVisible();
    await expect(page.locator(`a[href="${hers}"]`)).toHaveCount(0);
  },
);

test("a second failed log-in is announced again", once, async ({ page }) => {
  await logIn(page, her, "dit is fout");
  const first = await page.getByRole("alert").elementHandle();
  await logInHere(page, `niemand-${Date.now()}@example.nl`);
  // Screen readers ignore an alert whose text does not change, so the element must be new.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole("alert")).toHaveText("Login mislukt, probeer opnieuw");
});

test("a toast covers neither the composer nor its button", once, async ({ page }) => {
  await page.route("/api/logout.php", (route) => route.fulfill({ status: 400, json: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, him);
  await expect(page).toHaveURL("/");
  await page.goto("/chats");
  const chats = page.getByRole("region", { name: "Berichten" }).getByRole("listitem");
  await chats.last().getByRole("link").click();
  await expect(page).toHaveURL(/\/chats\/./);
  await page.getByRole("button", { name: /Account van/ }).click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  const message = page.getByRole("status").getByText("Uitloggen");
  await expect(message).toBeVisible();
  const composer = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByRole("textbox") });
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [toast, box] = await Promise.all([message.boundingBox(), composer.boundingBox()]);
    expect(box?.y, `at ${width} px`).toBeGreaterThan((toast?.y ?? height) + (toast?.height ?? 0));
  }
});

test(
  "a conversation removed just before log-out is removed on the server",
  once,
  async ({ page }) => {
    const requests: string[] = [];
    await page.route(/\/api\/(chat|logout)\.php$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      requests.push(pathname);
      // Other tests still need the conversation.
      return pathname.endsWith("chat.php") ? route.fulfill({ status: 204 }) : route.continue();
    });
    await logIn(page, him);
    await expect(page).toHaveURL("/");
    await page.goto("/chats");
    const chats = page.getByRole("region", { name: "Berichten" }).getByRole("listitem");
    await chats.last().getByRole("link").click();
    await page.getByRole("button", { name: /Meer over het gesprek/ }).click();
    await page.getByRole("button", { name: "Gesprek verwijderen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Verwijderen" }).click();
    await expect(page.getByRole("button", { name: "Ongedaan" })).toBeVisible();
    await menu(page, /^Zoeken/).click();
    await expect(page).toHaveURL("/members");
    await page.getByRole("button", { name: /Account van/ }).click();
    await page.getByRole("button", { name: "Uitloggen" }).click();
    await expect(page.getByRole("link", { name: "Inloggen" }).first()).toBeVisible();
    expect(requests).toEqual(["/api/chat.php", "/api/logout.php"]);
  },
);

/** The photo that two pages share; its animation group runs only if it moves. */
const PHOTO = "::view-transition-group(photo)";

/**
 * Records each page transition. The returned function reports whether a photo moved in the oldest
 * one not yet reported.
 */
async function recordMoves(page: Page): Promise<() => Promise<boolean | undefined>> {
  await page.addInitScript((photo) => {
    const start = document.startViewTransition.bind(document);
    const moves: boolean[] = [];
    Object.assign(window, { moves });
    const isPhoto = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement === photo;
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => moves.push(document.getAnimations().some(isPhoto)),
        () => undefined,
      );
      return transition;
    };
  }, PHOTO);
  // The script above adds `moves` to the page's window.
  return () => page.evaluate(() => (window as unknown as { moves: boolean[] }).moves.shift());
}

/** Without motion nothing differs between the layouts. */
const details = (isMoving: boolean) => (isMoving ? {} : once);

const motions = [
  ["full motion", true],
  ["the system's reduced motion", false],
  ["the site's reduced motion", false],
] as const;

for (const [motion, isMoving] of motions) {
  async function open(page: Page) {
    const quiet = expectQuietConsole(page.context());
    if (motion === "the system's reduced motion")
      await page.emulateMedia({ reducedMotion: "reduce" });
    const moves = await recordMoves(page);
    const expectMove = () => expect.poll(moves, { timeout: 5_000 }).toBe(isMoving);
    return { quiet, expectMove };
  }

  /** After a page load. */
  async function chooseMotion(page: Page) {
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    if (motion === "the site's reduced motion")
      await page.evaluate(() => (document.documentElement.dataset["motion"] = "less"));
  }

  test(
    `with ${motion}, a card's photo grows into its profile's photo: ${isMoving}`,
    details(isMoving),
    async ({ page }) => {
      const { quiet, expectMove } = await open(page);
      await page.goto(MEN_WITH_PHOTO);
      await chooseMotion(page);
      const card = page.getByRole("article").first();
      await card.getByRole("link", { name: /, \d+$/ }).click();
      await expectMove();
      await expect(page.getByRole("link", { name: /Groter bekijken$/ })).toBeVisible();
      const similar = page.getByRole("region", { name: "Ook interessant" }).getByRole("article");
      await page.mouse.wheel(0, 10_000);
      await similar
        .filter({ has: page.locator("img") })
        .first()
        .getByRole("link", { name: /, \d+$/ })
        .click();
      await expectMove();
      await page.goBack();
      await expectMove();
      await page.getByRole("link", { name: "Terug naar zoeken" }).click();
      await expectMove();
      await expect(card).toBeVisible();
      quiet();
    },
  );

  test(
    `with ${motion}, a photo moves between list, conversation and profile: ${isMoving}`,
    details(isMoving),
    async ({ page }) => {
      const { quiet, expectMove } = await open(page);
      await logIn(page, her);
      await expect(page).toHaveURL("/");
      await page.goto("/chats");
      await chooseMotion(page);
      const row = page
        .getByRole("region", { name: "Berichten" })
        .getByRole("listitem")
        .filter({ has: page.locator("img") })
        .first();
      await row.getByRole("link").click();
      await expect(page).toHaveURL(/\/chats\/./);
      await expectMove();
      const conversation = page.url();
      await page.getByRole("main").locator("header a:has(h1)").click();
      await expectMove();
      await expect(page).toHaveURL(/\/members\/./);
      const profile = page.url();
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Bericht/ })
        .click();
      await expect(page).toHaveURL(conversation);
      await expectMove();
      await page.goBack();
      await expect(page).toHaveURL(profile);
      await expectMove();
      await page.goBack();
      await expect(page).toHaveURL(conversation);
      await expectMove();
      await page.goBack();
      if (onPhone()) {
        await expectMove();
        await expect(page).toHaveURL("/chats");
        await expect(row).toBeVisible();
      } else await expect(page).toHaveURL("/");
      quiet();
    },
  );
}
