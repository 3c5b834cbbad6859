import { expect, test } from "#e2e/test.ts";

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
