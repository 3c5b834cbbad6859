import { expect } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { MAILBOX } from "#sandbox/mailbox/addresses.ts";

/** Waits for a mail with this subject to that address, and returns its HTML; of several, the newest. */
export async function mailedHtml(page: Page, email: string, subject: string): Promise<string> {
  let html = "";
  await expect(async () => {
    await page.goto(MAILBOX.list);
    const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject });
    const id =
      (await mail.first().getByRole("link").getAttribute("href", { timeout: 500 }))
        ?.split("/")
        .at(-1) ?? "";
    // The browser resolves the names of the other demo sites, which the machine may not.
    html = await page.evaluate(async (address) => (await fetch(address)).text(), MAILBOX.body(id));
  }).toPass();
  return html;
}

/** The path of the link in the newest mail with this subject to that address. */
export async function mailedLink(page: Page, email: string, subject: string): Promise<string> {
  const html = await mailedHtml(page, email, subject);
  const link = /https?:\/\/[^/]+(\/[\w-]{43})/.exec(html)?.[1] ?? "";
  expect(link).not.toBe("");
  return link;
}
