import { expect, test } from "@playwright/test";
import { heldBack, logIn, sites } from "./pages.ts";

test("an answer given and sent before the program has started counts", async ({ page }) => {
  const wake = await heldBack(page);
  await page.goto("/signup", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  await page.getByRole("radio", { name: "Mannen", exact: true }).check();
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page.getByRole("heading", { name: "Wie ben je, en wie zoek je?" })).toBeVisible();
  await wake();
  await expect(page.getByRole("heading", { name: "Wanneer ben je geboren?" })).toBeVisible();
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(page.getByRole("radio", { name: "Vrouw", exact: true })).toBeChecked();
});

test("a log-in sent before the program has started logs in", async ({ page }) => {
  const wake = await heldBack(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("input[name=email]").fill(sites[0]?.logins[0]?.email ?? "");
  await page.locator("input[name=password]").fill("not her password");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL("/login");
  await wake();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveValue(sites[0]?.logins[0]?.email ?? "");
});

test("a button pressed before the program has started counts, and once", async ({ page }) => {
  await logIn(page, sites[0]?.logins[1]?.email ?? "");
  await expect(page).toHaveURL("/");
  const wake = await heldBack(page);
  await page.goto("/members?gender=female&page=2", { waitUntil: "commit" });
  const heart = page.getByRole("button", { name: /^Like voor / }).last();
  const name = (await heart.getAttribute("aria-label"))?.replace("Like voor ", "");
  await heart.click();
  await heart.click();
  await wake();
  await expect(page.getByText(`Like verstuurd aan ${name}`)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Ongedaan" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a menu opened before the program has started stays open, and says so", async ({ page }) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  const wake = await heldBack(page);
  await page.goto("/members", { waitUntil: "commit" });
  const menu = page.getByRole("button", { name: /Account van / });
  const way = page.getByRole("link", { name: "Bestellingen" });
  await menu.click();
  await expect(way).toBeVisible();
  await wake();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(way).toBeVisible();
});
