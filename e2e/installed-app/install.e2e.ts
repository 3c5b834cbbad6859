import { expect, oncePerBrowser, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, logIn, sites } from "#e2e/pages.ts";
import { asInstalled } from "#e2e/installed-app/as-installed.ts";

const offer = (page: Page) => page.getByText(/^Zet Vonk als app op je beginscherm/);
const strip = (page: Page) =>
  page.getByRole("complementary", { name: "Meldingen" }).filter({ has: offer(page) });

/** Reports what Chromium reports of a site that can be installed, and counts the browser's questions. */
const canBeInstalled = (page: Page) =>
  page.addInitScript(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.title = "asked by the browser";
        return Promise.resolve({ outcome: "dismissed" });
      },
    });
    document.addEventListener("DOMContentLoaded", () => setTimeout(() => dispatchEvent(event)));
  });

/** Opens a page of a member who has decided about push. */
async function open(page: Page, hours: number): Promise<void> {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  await reopen(page, hours);
}

/** Opens a page on a device that has known the site for this many hours. */
async function reopen(page: Page, hours: number): Promise<void> {
  await page.evaluate((since) => {
    localStorage.setItem("hide-push-notification-alert", String(Date.now()));
    localStorage.setItem("hide-enrich-alert", String(Date.now()));
    localStorage.setItem("first-visit", String(Date.now() - since * 3_600_000));
  }, hours);
  await page.goto("/members");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

test(
  "a browser that can install the site offers it on another day, until it is dismissed",
  oncePerBrowser,
  async ({ page }) => {
    await canBeInstalled(page);
    await open(page, 1);
    await page.goto("/settings/app");
    await expect(page.getByRole("button", { name: "Installeren" })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await reopen(page, 21);
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    await strip(page).getByRole("button", { name: "Sluiten" }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto("/settings/app");
    await page.getByRole("button", { name: "Installeren" }).click();
    await expect(page).toHaveTitle("asked by the browser");
    await page.goto("/members");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(offer(page)).toHaveCount(0);
  },
);

test("on an iPhone the offer leads to the two steps", oncePerBrowser, async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await open(page, 21);
  await strip(page).getByRole("link", { name: "Zo doe je dat" }).click();
  await expect(page).toHaveURL("/settings/app");
  await expect(page.getByText("Zet op beginscherm")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("the installed app is not offered again", oncePerBrowser, async ({ page }) => {
  await asInstalled(page);
  await canBeInstalled(page);
  await open(page, 21);
  await page.goto("/settings/app");
  await expect(page.getByText("Je gebruikt Vonk hier als app.")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
