import { expect, once, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { logIn, sites } from "#e2e/pages.ts";

const withoutCloseWatcher = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
const readDepthOf = (page: Page) => () =>
  page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0);

test(
  "without CloseWatcher, Back closes gifts and emoji before it leaves",
  once,
  async ({ page }) => {
    await withoutCloseWatcher(page);
    // On a wide page the first conversation takes the list's place in the history.
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, sites[0]?.logins[0]?.email ?? "");
    await expect(page).toHaveURL("/");
    await page.goto("/chats");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    const conversation = page.url();
    const parts = [
      [/^Cadeau aan /, page.getByRole("dialog", { name: /^Een cadeau voor / })],
      ["Emoji", page.getByRole("region", { name: "Emoji" })],
    ] as const;
    for (const [name, part] of parts) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(part).toBeVisible();
      await expect.poll(readDepthOf(page)).toBe(1);
      await page.goBack();
      await expect(part).toBeHidden();
      await expect(page).toHaveURL(conversation);
    }
    await page.goBack();
    await expect(page).toHaveURL("/chats");
  },
);

test(
  "without CloseWatcher, Back closes the questions and choices that have an address",
  once,
  async ({ page }) => {
    await withoutCloseWatcher(page);
    await page.goto("/members");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page
      .getByRole("article")
      .getByRole("link", { name: /, \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/members\/[^?]+$/);
    const profile = page.url();
    const openings = [
      [page.getByRole("link", { name: "Cadeau" }), "Log in om een cadeau te geven"],
      [page.getByRole("link", { name: "Lezen en zien" }), "Lezen en zien"],
    ] as const;
    for (const [link, name] of openings) {
      await link.click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog", { name })).toBeHidden();
      await expect(page).toHaveURL(profile);
    }
  },
);

test(
  "without CloseWatcher, Back closes the open dialog and only then leaves the page",
  once,
  async ({ page }) => {
    await withoutCloseWatcher(page);
    await logIn(page, sites[0]?.logins[0]?.email ?? "");
    await expect(page).toHaveURL("/");
    await page.goto("/members");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page
      .getByRole("article")
      .getByRole("link", { name: /, \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/members\/./);
    const profile = page.url();
    const dialog = page.getByRole("dialog", { name: /melden$/ });
    const menu = page.getByRole("button", { name: /^Meer over / });
    const readDepth = readDepthOf(page);
    const open = async () => {
      await menu.click();
      await page.getByRole("button", { name: /melden$/ }).click();
      await expect(dialog).toBeVisible();
      await expect.poll(readDepth).toBe(1);
    };
    await open();
    const place = await menu.boundingBox();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(profile);
    expect(await menu.boundingBox()).toEqual(place);
    await open();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(readDepth).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/members");
  },
);
