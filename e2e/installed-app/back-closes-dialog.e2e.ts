import { expect, once, test } from "#e2e/test.ts";
import { logIn, sites } from "#e2e/pages.ts";

test(
  "without CloseWatcher, Back closes the open dialog and only then leaves the page",
  once,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
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
    const readDepth = () =>
      page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0);
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
