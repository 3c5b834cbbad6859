import { expect } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { createTotpCode } from "#server/domains/staff/one-time-codes.ts";
import { openWindow } from "#e2e/pages.ts";
import { officeAt } from "./call-office.ts";
import { STAFF_PASSWORD } from "./staff-member.ts";
import type { StaffMember } from "./staff-member.ts";

export async function openOffice(browser: Browser, baseURL: string | undefined) {
  const origin = officeAt(baseURL);
  const window = await openWindow(browser, origin);
  await window.context.addCookies([{ name: "language", value: "nl", url: origin }]);
  await window.page.goto("/");
  return window;
}

/** Signs in by keyboard alone. */
export async function signIn(page: Page, { email, secret }: StaffMember): Promise<void> {
  await page.goto("/");
  await page.getByLabel("E-mailadres").focus();
  await page.keyboard.type(email);
  await page.getByLabel("Wachtwoord").focus();
  await page.keyboard.type(STAFF_PASSWORD);
  await page.getByLabel("Code").focus();
  await page.keyboard.type(createTotpCode(secret, new Date()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}
