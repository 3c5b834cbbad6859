import { expect, once, test } from "#e2e/test.ts";
import { logIn, sites } from "#e2e/pages.ts";

test("Back returns to the same place among the similar members", async ({ page }) => {
  await page.goto("/members?gender=female&with_photo=1&min_age=50&max_age=52");
  const similar = page.getByRole("region", { name: "Komen dicht in de buurt" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const last = similar
    .getByRole("article")
    .last()
    .getByRole("link", { name: /, \d+$/ });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
});

test(
  "a profile ends with related profiles in full rows, each of which opens",
  once,
  async ({ page }) => {
    await logIn(page, sites[0]?.logins[0]?.email ?? "");
    await expect(page).toHaveURL("/");
    await page.goto("/members");
    await page.getByRole("main").locator("a[href^='/members/']").first().click();
    await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
    const opened = page.url();
    const related = page.getByRole("region", { name: "Ook interessant" });
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(related).toBeVisible({ timeout: 500 });
    }).toPass();
    const cards = related.getByRole("article").filter({ visible: true });
    await expect(cards).toHaveCount(4);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(cards).toHaveCount(3);
    const first = related.locator("a[href^='/members/']").first();
    await first.click();
    await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
    expect(page.url()).not.toBe(opened);
  },
);
