import { expect, test, once } from "#e2e/test.ts";
import { holdRequests, logIn, sites } from "./pages.ts";

test("a sign-up step submitted before hydration is replayed", once, async ({ page }) => {
  const hydrate = await holdRequests(page);
  await page.goto("/signup", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  await page.getByRole("radio", { name: "Mannen", exact: true }).check();
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page.getByRole("heading", { name: "Wie ben je, en wie zoek je?" })).toBeVisible();
  await hydrate();
  await expect(page.getByRole("heading", { name: "Wanneer ben je geboren?" })).toBeVisible();
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(page.getByRole("radio", { name: "Vrouw", exact: true })).toBeChecked();
});

test("a log-in submitted before hydration is replayed", once, async ({ page }) => {
  const hydrate = await holdRequests(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("input[name=email]").fill(sites[0]?.logins[0]?.email ?? "");
  await page.locator("input[name=password]").fill("not her password");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL("/login");
  await hydrate();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveValue(sites[0]?.logins[0]?.email ?? "");
});

test("a button pressed twice before hydration is replayed once", once, async ({ page }) => {
  await logIn(page, sites[0]?.logins[1]?.email ?? "");
  await expect(page).toHaveURL("/");
  const hydrate = await holdRequests(page);
  await page.goto("/members?gender=female&page=2", { waitUntil: "commit" });
  const unliked = page.getByRole("button", { name: /^Like voor /, pressed: false }).last();
  const name = (await unliked.getAttribute("aria-label"))?.replace("Like voor ", "");
  const heart = page.getByRole("button", { name: `Like voor ${name}`, exact: true });
  await heart.click();
  await heart.click();
  await hydrate();
  await expect(page.getByText(`Like verstuurd aan ${name}`)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Ongedaan" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a menu opened before hydration stays open and is marked expanded", async ({ page }) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  const hydrate = await holdRequests(page);
  await page.goto("/members", { waitUntil: "commit" });
  // Without its style sheet the page has both buttons: the bar's and, for a phone, the tab.
  const buttons = page.getByRole("button", { name: /Account van / });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const menu = isPhone ? buttons.last() : buttons.first();
  const way = page.getByRole("link", { name: "Bestellingen" });
  await menu.click();
  await expect(way).toBeVisible();
  await hydrate();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(way).toBeVisible();
});

test("two choices made before hydration both survive", once, async ({ page }) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  const hydrate = await holdRequests(page);
  await page.goto("/settings/reading", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Groter" }).check();
  await page.getByRole("checkbox", { name: "Minder beweging" }).check();
  await hydrate();
  await expect(page.locator("html[data-text=large][data-motion=less]")).toBeAttached();
});
