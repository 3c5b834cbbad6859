import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, openWindow, overflow } from "#e2e/pages.ts";

const fontSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("a visitor chooses larger letters and dark colours, and the next page has them before any script", async ({
  browser,
  baseURL,
}) => {
  const { page, context, quiet } = await openWindow(browser, baseURL ?? "");
  await page.goto("/pages/terms");
  const light = await ground(page);
  await page.getByRole("link", { name: "Lezen en zien" }).click();
  const modal = page.getByRole("dialog", { name: "Lezen en zien" });
  await modal.getByRole("radio", { name: "Grootst" }).check();
  await modal.getByRole("radio", { name: "Donker" }).check();
  await modal.getByRole("checkbox", { name: "Meer contrast" }).check();
  expect(await fontSize(page)).toBe("22px");
  expect(await ground(page)).not.toBe(light);
  await expectAccessible(page);
  await modal.getByRole("button", { name: "Sluiten" }).click();
  await expect(page).toHaveURL("/pages/terms");
  quiet();
  await context.route("**/*.js", (route) => route.abort());
  for (const path of ["/pages/terms", "/login", "/members"]) {
    await page.goto(path);
    expect(await fontSize(page)).toBe("22px");
    expect(await ground(page)).not.toBe(light);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test(
  "a member's settings show the choices of this device, and can undo them",
  once,
  async ({ browser, baseURL }) => {
    const { page, context } = await openAsNewMember(browser, baseURL, {
      path: "/settings/reading",
    });
    await page.getByRole("radio", { name: "Groter" }).check();
    await page.getByRole("checkbox", { name: "Minder beweging" }).check();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("radio", { name: "Groter" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Minder beweging" })).toBeChecked();
    expect(await fontSize(page)).toBe("19px");
    await page.getByRole("radio", { name: "Gewoon" }).check();
    await page.getByRole("checkbox", { name: "Minder beweging" }).uncheck();
    expect(await fontSize(page)).toBe("16px");
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain("reading");
  },
);
