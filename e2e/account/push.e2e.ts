import { expect, test, oncePerBrowser } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";

const offer = (page: Page) =>
  page.getByText("Wil je op dit toestel een seintje als iemand je schrijft?");

/** A headless browser denies notifications, whatever permissions it is given. */
const allowNotifications = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "default" }),
  );

test("a dismissed offer of push stays away", oncePerBrowser, async ({ browser }) => {
  const { page, context, email } = await signUpMember(browser, "Marieke", "female");
  await confirmMember(page, email);
  await allowNotifications(page);
  await page.goto("/members");
  await page.evaluate(() => localStorage.setItem("hide-enrich-alert", String(Date.now())));
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  const strip = page.getByRole("complementary").filter({ has: offer(page) });
  await strip.getByRole("button", { name: "Sluiten" }).click();
  await expect(offer(page)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem("hide-push-notification-alert"));
  expect(Number(JSON.parse(stored ?? "0"))).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(offer(page)).toHaveCount(0);
  await context.close();
});
