import { randomUUID } from "node:crypto";
import { expect } from "#e2e/test.ts";
import type { Browser } from "@playwright/test";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { DEMO_WOMEN } from "#e2e/pages.ts";

/** A confirmed member with an unusual name and a page, who has written to a fictional profile. */
export async function writeToFictional(browser: Browser, text: string) {
  const name = `Gerrit ${randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .slice(0, 6)}`;
  const member = await signUpMember(browser, name, "male");
  const { page } = member;
  await confirmMember(page, member.email);
  await page.goto(DEMO_WOMEN);
  const card = page.getByRole("article").filter({ hasText: "Fictief profiel" }).first();
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/members\/[\w-]{36}/);
  const id = /[\w-]{36}/.exec(page.url())?.[0] ?? "";
  await page.goto(`/members/${id}/chat`);
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Versturen" }).click();
  await page.getByRole("button", { name: /^Akkoord en versturen/ }).click();
  await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
  return { ...member, name };
}
