import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import { heldBack, logIn, sites } from "./pages.ts";

const [her, him] = (sites[0]?.logins ?? []).map(({ email }) => email) as [string, string];

/** Logs in on the log-in page that is open, without another being loaded. */
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

test("who follows a link by keyboard hears which page it is, and goes on at its content", async ({
  page,
}) => {
  await logIn(page, her);
  await expect(page).toHaveURL("/");
  await menu(page, /^Zoeken/).press("Enter");
  await expect(page).toHaveURL("/members");
  const said = page.locator("p[aria-live]", { hasText: / · Vonk$/ });
  await expect(said).toHaveText(/Zoeken · Vonk$/);
  // Not him: that his like is new is told in another walk.
  const others = page
    .getByRole("article")
    .filter({ hasNotText: sites[0]?.logins[1]?.person.name ?? "" });
  const card = others.getByRole("link").first();
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  await card.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("#content")).toBeFocused();
  await expect(said).toContainText(`${name} · Vonk`);
  await page.goBack();
  await expect(said).toHaveText(/Zoeken · Vonk$/);
  await expect(page.locator("#content")).toBeFocused();
});

test("what she looked at as a visitor is asked for anew when she has logged in", async ({
  page,
}) => {
  await page.goto("/members");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const found = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("link", { name: "Inloggen" }).first().click();
  await logInHere(page, her);
  await menu(page, /^Zoeken/).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/mannen$/);
  expect(found).toMatch(/leden$/);
});

test("who logs in where another's session has ended sees nothing of hers", async ({
  page,
  context,
}) => {
  await logIn(page, her);
  await expect(page).toHaveURL("/");
  await menu(page, /^Berichten/).click();
  const chats = page.getByRole("region", { name: "Berichten" }).getByRole("listitem");
  await expect(chats.first()).toBeVisible();
  const hers = (await chats.getByRole("link").first().getAttribute("href")) ?? "";
  await menu(page, /^Zoeken/).click();
  await context.clearCookies({ name: "session" });
  // The first thing she is refused tells the page.
  await page
    .getByRole("button", { name: /^Like voor / })
    .first()
    .click();
  await page.getByRole("link", { name: "Inloggen" }).first().click();
  const answer = await heldBack(page, /\/api\/chats\.php$/);
  await logInHere(page, him);
  // Another member begins a new page.
  await page.waitForEvent("load");
  await menu(page, /^Berichten/).click();
  await expect(page.getByRole("heading", { name: "Berichten" })).toBeVisible();
  await expect(page.locator(`a[href="${hers}"]`)).toHaveCount(0);
  await answer();
  await expect(chats.first()).toBeVisible();
  await expect(page.locator(`a[href="${hers}"]`)).toHaveCount(0);
});

test("a log-in that fails again is read out again", async ({ page }) => {
  await logIn(page, her, "dit is fout");
  const first = await page.getByRole("alert").elementHandle();
  await logInHere(page, `niemand-${Date.now()}@example.nl`);
  // The same words where they stood would be silence.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole("alert")).toHaveText("Login mislukt, probeer opnieuw");
});

test("what is said beside a conversation lies over neither the box nor its button", async ({
  page,
}) => {
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
  const said = page.getByRole("status").getByText("Uitloggen");
  await expect(said).toBeVisible();
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
    const [toast, box] = await Promise.all([said.boundingBox(), composer.boundingBox()]);
    expect(box?.y, `at ${width} px`).toBeGreaterThan((toast?.y ?? height) + (toast?.height ?? 0));
  }
});

test("a conversation that she removes before she logs out is removed", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/api\/(chat|logout)\.php$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    // The demo keeps its conversation.
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
  expect(asked).toEqual(["/api/chat.php", "/api/logout.php"]);
});
