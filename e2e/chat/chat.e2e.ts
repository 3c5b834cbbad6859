import { expect, onPhone, once, test } from "#e2e/test.ts";
import type { Locator, Page } from "@playwright/test";
import { confirmMember, openPair, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, expectQuietConsole, logIn, sites } from "#e2e/pages.ts";
import { box, bubbles, creditsOf, headers, talk, write } from "./conversation-page.ts";

const SEND = "**/api/chats/messages";
/** Less than the first refetch takes, so that only the socket can have brought the message. */
const BY_SOCKET_MS = 4_000;

/** In landscape the composer takes at most 60 % of the height, and the latest message stays visible. */
async function expectComposerFitsLandscape(page: Page, latest: Locator): Promise<void> {
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await box(page).fill("Een regel.\n".repeat(8));
  const form = await page.locator("form", { has: box(page) }).boundingBox();
  expect(form?.height).toBeLessThanOrEqual(0.6 * 390);
  await expect(latest).toBeInViewport({ ratio: 1 });
  await box(page).fill("");
  if (upright) await page.setViewportSize(upright);
}

test("two members chat: messages arrive at once, are charged exactly once, until the credits run out", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [an, bo] = [
    await signUpMember(browser, "Annelies", "female"),
    await signUpMember(browser, "Bastiaan", "male"),
  ];
  await confirmMember(an.page, an.email);
  await confirmMember(bo.page, bo.email);
  await bo.page.goto("/chats");
  await expect(bo.page.getByRole("heading", { name: "Nog geen berichten" })).toBeVisible();
  await expect(bo.page.getByRole("link", { name: "Leden bekijken" })).toBeVisible();
  await expectAccessible(bo.page);

  await an.page.goto(`/members/${bo.id}/chat`);
  await expect(an.page.getByRole("heading", { level: 1 })).toHaveText(/^Bastiaan, \d+$/);
  const main = an.page.getByRole("main");
  await expect(main).toContainText("Je eerste van 2 gesprekken zonder Premium");
  await expect(main).toContainText("10 creditsuit je bonuscredits: je betaalt nu niets");
  await expectAccessible(an.page);
  await write(an.page, "Dag Bastiaan, hoe was de markt?");
  await expect(an.page).toHaveURL(/\/chats\/[\w-]{36}$/);
  await expect(box(an.page)).toBeFocused();
  await expect(main).toContainText(/\d\d:\d\d, verstuurd/);
  expect(await creditsOf(an.page)).toBe(20);

  // His page was already open before her message.
  const row = bo.page.getByRole("link", { name: /^Annelies, \d+/ });
  await expect(row).toContainText("hoe was de markt?", { timeout: BY_SOCKET_MS });
  await expect(row).toContainText("1 ongelezen bericht");
  await expect(bo.page).toHaveTitle("(1) Berichten · Vonk");
  await expectAccessible(bo.page);
  await row.click();
  await expect(bubbles(bo.page, "hoe was de markt?")).toBeVisible();
  await expect(bubbles(bo.page, "Nieuw").first()).toBeVisible();
  await expect(bo.page).toHaveTitle("Annelies · Vonk");
  await expect(main).toContainText(/\d\d:\d\d, gelezen/);
  await expectAccessible(bo.page);

  await box(bo.page).pressSequentially("Druk");
  await expect(an.page.getByRole("status").filter({ hasText: "aan het typen" })).toBeAttached();
  await expectAccessible(an.page);
  await write(bo.page, "Druk, maar gezellig.");
  await expect(bubbles(an.page, "Druk, maar gezellig.")).toBeVisible({ timeout: BY_SOCKET_MS });
  await expect(bo.page.getByRole("main")).toContainText(/\d\d:\d\d, gelezen/);
  expect(await creditsOf(bo.page)).toBe(20);
  an.quiet();
  bo.quiet();

  await expectComposerFitsLandscape(an.page, bubbles(an.page, "Druk, maar gezellig."));

  // His profile's message link opens the existing conversation; on a wide window the list opens the latest.
  const opened = an.page.url();
  await an.page.goto(`/members/${bo.id}/chat`);
  await expect(an.page).toHaveURL(opened);
  await expect(bubbles(an.page, "hoe was de markt?")).toBeVisible();
  if (!onPhone()) {
    await an.page.goto("/chats");
    await expect(an.page).toHaveURL(opened);
  }

  // The server stores the message but the response is lost, so the page retries with the same id.
  let tries = 0;
  await an.page.route(SEND, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await write(an.page, "Volgende week ga ik ook.");
  await expect(main).toContainText("Wordt verstuurd");
  await expectAccessible(an.page);
  await expect(bubbles(bo.page, "Volgende week ga ik ook.")).toHaveCount(1);
  await expect(main).not.toContainText("Wordt verstuurd");
  await expect(bubbles(an.page, "Volgende week ga ik ook.")).toHaveCount(1);
  expect(await creditsOf(an.page)).toBe(10);

  // Every attempt fails, so the page shows it and offers a manual retry.
  await an.page.unroute(SEND);
  await an.page.route(SEND, (route) => route.abort());
  await write(an.page, "Neem je de kaas mee?");
  await expect(main).toContainText("Niet verstuurd, niets betaald.", { timeout: 30_000 });
  await expectAccessible(an.page);
  expect(await creditsOf(an.page)).toBe(10);
  await an.page.reload();
  await expect(main).toContainText("Niet verstuurd, niets betaald.");
  await an.page.unroute(SEND);
  await an.page.getByRole("button", { name: "Opnieuw" }).click();
  await expect(bubbles(bo.page, "Neem je de kaas mee?")).toHaveCount(1);
  await expect(bubbles(an.page, "Neem je de kaas mee?")).toHaveCount(1);
  expect(await creditsOf(an.page)).toBe(0);

  const buy = an.page.getByRole("link", { name: "Credits kopen" });
  await expect(buy).toBeVisible();
  await write(an.page, "En brood?");
  await expect(an.page.getByRole("alert")).toContainText("Je hebt onvoldoende credits");
  await expectAccessible(an.page);
  await an.page.reload();
  await expect(box(an.page)).toHaveValue("En brood?");
  const here = new URL(an.page.url()).pathname;
  await buy.click();
  await expect(an.page).toHaveURL(`/credits?next=${encodeURIComponent(here)}`);
  await an.page.goBack();
  await expect(box(an.page)).toHaveValue("En brood?");
  expect(await creditsOf(an.page)).toBe(0);
  await an.context.close();
  await bo.context.close();
});

test(
  "a first message to a fictional profile needs an agreement, and is pending until the sender confirms the address",
  once,
  async ({ browser }) => {
    const { context, page } = await signUpMember(browser, "Carolien", "female");
    const quiet = expectQuietConsole(context);
    const main = page.getByRole("main");
    await page.goto(`/members/${await fictionalMember(page)}/chat`);
    await expect(main).toContainText("Fictief profiel. Dit is een fictief profiel: fysiek contact");
    await expect(main).toContainText("Je bericht wacht tot je e-mailadres is bevestigd");
    await expectAccessible(page);
    await write(page, "Wat doe jij op zondag?");
    const agreement = page.getByRole("dialog", { name: /^Goed om te weten/ });
    await expect(agreement).toContainText(
      "worden geschreven door mensen die daarvoor worden betaald",
    );
    await expectAccessible(page);
    await agreement.getByRole("button", { name: "Niet versturen" }).click();
    await expect(agreement).toBeHidden();
    await expect(box(page)).toHaveValue("Wat doe jij op zondag?");
    expect(await creditsOf(page)).toBe(30);
    await page.getByRole("button", { name: "Versturen" }).click();
    await agreement.getByRole("button", { name: /^Akkoord en versturen/ }).click();
    await expect(main).toContainText("Wacht tot je e-mailadres is bevestigd");
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    expect(await creditsOf(page)).toBe(20);
    await expectAccessible(page);
    const here = page.url();

    await remove(page);
    const undo = page.getByRole("button", { name: "Ongedaan maken" });
    // The toast stays while the pointer is over it; on a busy machine axe would outlast it otherwise.
    await undo.hover();
    await expectAccessible(page);
    await undo.click();
    await expect(page).toHaveURL(here);
    await expect(bubbles(page, "Wat doe jij op zondag?")).toBeVisible();
    await remove(page);
    await expect(page.getByRole("heading", { name: "Nog geen berichten" })).toBeVisible();
    // Move away, since the toast stays while the pointer is over it.
    await page.mouse.move(5, 5);
    await expect(undo).toBeHidden({ timeout: 15_000 });
    await expect.poll(() => creditsOf(page)).toBe(30);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Nog geen berichten" })).toBeVisible();
    quiet();
    await context.close();
  },
);

test(
  "the field stays while the conversation of a first message loads",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    const { page } = she;
    let cut = () => {};
    await page.routeWebSocket(/\/api\/live$/, (socket) => {
      socket.connectToServer();
      cut = () => void socket.close();
    });
    const answered = Promise.withResolvers<void>();
    await page.route(SEND, async (route) => {
      const response = await route.fetch();
      // When it connects again the page loads all, and finds the conversation before this answer.
      cut();
      await answered.promise;
      await route.fulfill({ response });
    });
    await page.goto(`/members/${he.id}/chat`);
    // The list of conversations may come after the price as well.
    await page.route(/\/api\/chats(\/[\w-]{36}|\.php)$/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const field = await box(page).elementHandle();
    const isFocused = () => field?.evaluate((element) => element === document.activeElement);
    await write(page, "Zullen we koffie drinken?");
    await expect(page.getByText("Het gesprek wordt geladen")).toBeAttached();
    expect(await isFocused()).toBe(true);
    await write(page, "Of liever thee?");
    answered.resolve();
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    expect(await isFocused()).toBe(true);
    await expect(talk(page).locator("bdi")).toHaveText([
      "Zullen we koffie drinken?",
      "Of liever thee?",
    ]);
    await expect(talk(page)).not.toContainText("Wordt verstuurd");
    expect(await creditsOf(page)).toBe(10);
    for (const { context } of [she, he]) await context.close();
  },
);

test(
  "on a wide page Back from the first opened conversation leaves the conversations",
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, sites[0]?.logins[0]?.email ?? "");
    await page.getByRole("link", { name: /^Berichten/ }).click();
    await expect(page).toHaveURL("/chats");
    const list = page.getByRole("region", { name: "Berichten" });
    const rows = list.getByRole("listitem").getByRole("link");
    await rows.first().click();
    await expect(rows.first()).toHaveAttribute("aria-current", "page");
    const first = page.url();
    await rows.nth(1).click();
    await expect(rows.nth(1)).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL("/");
  },
);

test(
  "a removal that fails shows an alert, and the conversations are loaded again",
  once,
  async ({ browser }) => {
    const { context, page } = await signUpMember(browser, "Doortje", "female");
    await page.goto(`/members/${await fictionalMember(page)}/chat`);
    await write(page, "Wat lees je nu?");
    await page.getByRole("button", { name: /^Akkoord en versturen/ }).click();
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    let removals = 0;
    await page.route("**/api/chat.php", (route) => {
      removals += 1;
      return route.fulfill({
        status: 500,
        json: { error: "unexpected", message: "Dat ging mis." },
      });
    });
    let readings = 0;
    page.on("request", (request) => {
      if (alerts.length > 0 && request.url().endsWith("/api/chats.php")) readings += 1;
    });
    await remove(page);
    await expect(page.getByRole("heading", { name: "Nog geen berichten" })).toBeVisible();
    // The conversation is hidden, but the request waits for the undo period.
    expect(removals).toBe(0);
    await page.mouse.move(5, 5);
    await expect.poll(() => alerts, { timeout: 15_000 }).toEqual(["alert: Dat ging mis."]);
    await expect.poll(() => readings).toBeGreaterThan(0);
    await expect(page.getByRole("main")).toContainText("Wat lees je nu?");
    await context.close();
  },
);

/** Finds a fictional profile through search, as a member would. */
async function fictionalMember(page: Page): Promise<string> {
  for (let at = 1; at <= 9; at += 1) {
    const answer = await page.request.get(`/api/members?page=${at}`, { headers });
    const { members } = (await answer.json()) as { members: { id: string; is: string }[] };
    const found = members.find((member) => member.is === "fictional");
    if (found) return found.id;
  }
  throw new Error("no fictional profile was found");
}

async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Meer over het gesprek/ }).click();
  await page.getByRole("button", { name: "Gesprek verwijderen" }).click();
  const question = page.getByRole("dialog", { name: "Gesprek verwijderen?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Verwijderen", exact: true }).click();
  await expect(page).toHaveURL("/chats");
}
