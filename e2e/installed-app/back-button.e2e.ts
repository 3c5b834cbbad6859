import { expect, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { asInstalled } from "#e2e/installed-app/as-installed.ts";
import { expectAccessible, logIn, sites } from "#e2e/pages.ts";

const back = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Terug" });

/** Pages of each kind, and whether the installed app has a back button there. */
const pages = [
  ["/members", true],
  ["/likes", true],
  ["/likes/given", true],
  ["/credits", true],
  ["/credits/small", true],
  ["/", false],
  ["/settings", false],
  ["/profile", false],
  ["/transactions", false],
  ["/pages/terms", false],
] as const;

test("in the installed app members, likes and credits have a back button, in a browser nothing has", async ({
  page,
}) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  await page.goto("/members");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(back(page)).toHaveCount(0);
  await asInstalled(page);
  for (const [path, has] of pages) {
    await page.goto(path);
    await page.locator("main").hover();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    if (has) await expect(back(page), path).toBeVisible();
    else await expect(back(page), path).toHaveCount(0);
    // A button that came after the page would move the links next to it.
    const html = await (await page.request.get(path)).text();
    expect(html.includes('aria-label="Terug"'), path).toBe(has);
  }
  await page.goto("/members");
  await page.locator("a[href='/likes']:visible").first().click();
  await expect(page).toHaveURL("/likes");
  await expectAccessible(page);
  await back(page).click();
  await expect(page).toHaveURL("/members");
});
