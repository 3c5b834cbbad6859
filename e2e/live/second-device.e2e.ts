import type { Browser, Page } from "@playwright/test";
import { box, bubbles, talk, write } from "#e2e/chat/conversation-page.ts";
import { confirmMember, NEW_MEMBER_PASSWORD, signUpMember } from "#e2e/new-member.ts";
import { expectQuietConsole, logIn } from "#e2e/pages.ts";
import { expect, once, test } from "#e2e/test.ts";
import { aJpeg } from "#tests/world/a-photo.ts";

/** Less than the first refetch takes, so that only the socket can have brought it. */
const BY_SOCKET_MS = 4_000;
const atOnce = { timeout: BY_SOCKET_MS };

/** A member's phone, with a session of its own. */
async function openPhone(browser: Browser, baseURL: string, email: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  const quiet = expectQuietConsole(context);
  const page = await context.newPage();
  await logIn(page, email, NEW_MEMBER_PASSWORD);
  await expect(page).toHaveURL("/");
  return { context, page, quiet };
}

/** From now on a reload of the page fails the test. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

test(
  "what two members do appears on a member's second device, without a reload",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const she = await signUpMember(browser, "Annelies", "female");
    const he = await signUpMember(browser, "Wouter", "male");
    for (const { page, email } of [she, he]) await confirmMember(page, email);
    const phone = await openPhone(browser, baseURL ?? "", she.email);
    const devices = [she.page, phone.page];
    for (const page of devices) {
      await page.goto("/members");
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
    }
    await he.page.goto(`/members/${she.id}/chat`);
    const loads = [...devices, he.page].map(countLoads);

    await write(he.page, "Dag Annelies!");
    const unread = (page: Page) => page.locator("a[href='/chats']:visible").first();
    for (const page of devices) {
      await expect(unread(page)).toContainText("1 ongelezen bericht", atOnce);
      await expect(page).toHaveTitle(/^\(1\) /);
    }

    // Reading on the phone clears the badge on both, and he sees the tick.
    const openChat = async (page: Page) => {
      await unread(page).click();
      await page.getByRole("link", { name: /^Wouter, / }).click();
    };
    await openChat(phone.page);
    await expect(bubbles(phone.page, "Dag Annelies!")).toHaveCount(1);
    await expect(talk(he.page)).toContainText(/\d\d:\d\d, gelezen/, atOnce);
    await expect(unread(she.page)).not.toContainText("ongelezen", atOnce);
    for (const page of devices) await expect(page).not.toHaveTitle(/^\(\d/);

    await openChat(she.page);
    await expect(bubbles(she.page, "Dag Annelies!")).toHaveCount(1);
    await box(he.page).pressSequentially("Ik");
    for (const page of devices) {
      const typing = page.getByRole("status").filter({ hasText: "Wouter is aan het typen" });
      await expect(typing).toBeAttached(atOnce);
    }
    await box(he.page).fill("");

    await he.page.getByRole("button", { name: "Foto aan Annelies sturen" }).click();
    const photo = he.page.getByRole("dialog", { name: "Een foto voor Annelies" });
    const buffer = await aJpeg(900, 600);
    await photo
      .getByLabel("Foto kiezen")
      .setInputFiles({ name: "tuin.jpg", mimeType: "image/jpeg", buffer });
    await photo.getByRole("button", { name: "Foto versturen" }).click();
    for (const page of devices) {
      await expect(talk(page).getByRole("img", { name: "Wazige foto van Wouter" })).toBeVisible();
    }

    // What she sends on one device appears on the other, with its tick.
    await write(phone.page, "Mooie tuin.");
    for (const page of [he.page, she.page]) {
      await expect(bubbles(page, "Mooie tuin.")).toHaveCount(1, atOnce);
    }
    await phone.page.getByRole("button", { name: "Cadeau aan Wouter geven" }).click();
    const gifts = phone.page.getByRole("dialog", { name: "Een cadeau voor Wouter" });
    await gifts.getByRole("button", { name: "Cadeau geven" }).click();
    for (const page of [he.page, she.page]) {
      await expect(talk(page)).toContainText("Kop koffie", atOnce);
    }
    for (const page of devices) {
      await expect(talk(page)).toContainText(/\d\d:\d\d, gelezen/, atOnce);
    }

    expect(loads.map((count) => count())).toEqual([0, 0, 0]);
    const likes = (page: Page) => page.locator("a[href='/likes']:visible").first();
    await he.page.goto(`/members/${she.id}`);
    await he.page.getByRole("button", { name: "Vind ik leuk" }).first().click();
    await unread(phone.page).click();
    for (const page of devices) {
      await expect(likes(page)).toContainText("1 nieuwe like", atOnce);
      await expect(page).toHaveTitle(/^\(1\) /);
    }
    expect(loads.slice(0, 2).map((count) => count())).toEqual([0, 0]);
    for (const one of [she, he, phone]) {
      one.quiet();
      await one.context.close();
    }
  },
);
