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
  // The office draws its pages in the browser.
  await expect(window.page.getByRole("heading", { level: 1 })).toBeVisible();
  return window;
}

/** Signs in by keyboard alone, on the office's first page or another. */
export async function signIn(
  page: Page,
  { email, secret }: StaffMember,
  path = "/",
): Promise<void> {
  await page.goto(path);
  await page.getByLabel("E-mailadres").focus();
  await page.keyboard.type(email);
  await page.getByLabel("Wachtwoord").focus();
  await page.keyboard.type(STAFF_PASSWORD);
  await page.getByLabel("Code").focus();
  await page.keyboard.type(createTotpCode(secret, new Date()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
}
