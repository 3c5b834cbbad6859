import { expect } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { createTotpCode } from "#server/domains/staff/one-time-codes.ts";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import { demoSecretOf } from "#world/demo/demo-staff.ts";
import type { DemoStaffLogin } from "#world/demo/demo-staff.ts";
import { openWindow } from "#e2e/pages.ts";

export function officeAt(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "");
  url.hostname = "office.localhost";
  return url.origin;
}

export async function openOffice(browser: Browser, baseURL: string | undefined) {
  const origin = officeAt(baseURL);
  // A code that another test used is rejected, and the sign-in tries the next one.
  const isOurs = (_page: string, source: string) => !source.endsWith("/api/office/session");
  const window = await openWindow(browser, origin, isOurs);
  await window.context.addCookies([{ name: "language", value: "nl", url: origin }]);
  await window.page.goto("/");
  return window;
}

/** Signs in by keyboard alone. If another test used the code, the next one is valid half a minute early. */
export async function signIn(page: Page, login: DemoStaffLogin): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Menu" });
  let tries = 0;
  await expect(async () => {
    await page.goto("/");
    await page.getByLabel("E-mailadres").focus();
    await page.keyboard.type(login.email);
    await page.getByLabel("Wachtwoord").focus();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.getByLabel("Code").focus();
    await page.keyboard.type(
      createTotpCode(demoSecretOf(login), new Date(Date.now() + 30_000 * tries)),
    );
    tries = 1 - tries;
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 80_000 });
}
