import { Buffer } from "node:buffer";
import { expect, once, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { creditsOf, talk, write } from "#e2e/chat/conversation-page.ts";
import { asInstalled } from "#e2e/installed-app/as-installed.ts";
import { NEW_MEMBER_PASSWORD, openAsNewMember, openPair } from "#e2e/new-member.ts";
import { expectAccessible, logOut } from "#e2e/pages.ts";
import { aJpeg } from "#tests/world/a-photo.ts";

interface Shared {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const aGarden = async (): Promise<Shared> => ({
  name: "tuin.jpg",
  mimeType: "image/jpeg",
  buffer: await aJpeg(900, 600),
});

const question = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Aan wie wil je deze foto sturen?" });
const preview = (page: Page) => page.getByRole("img", { name: "De foto die je hebt gedeeld" });
const noPhoto = (page: Page) => page.getByRole("heading", { name: "Er staat geen foto klaar" });
const picker = (page: Page) => page.getByRole("dialog", { name: "Een foto voor Hendrik" });
const isStored = (page: Page) => page.evaluate(() => caches.has("shared-photo"));

/** The service worker of the installed app, as a page of it registers it. */
async function openApp(page: Page): Promise<void> {
  await asInstalled(page.context());
  await page.goto("/likes");
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Opens a page without the service worker, which would remove the photo too, with the next page. */
async function openWithoutWorker(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError("not here"));
  });
  await page.goto(path);
  expect(await isStored(page)).toBe(true);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
}

/** Does what the system does when another app shares files with the site. */
async function share(page: Page, ...files: readonly Shared[]): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/share",
      enctype: "multipart/form-data",
    });
    const input = Object.assign(document.createElement("input"), {
      type: "file",
      name: "photo",
      id: "shared",
      multiple: true,
    });
    form.append(input);
    document.body.append(form);
  });
  const input = page.locator("#shared");
  await input.setInputFiles([...files]);
  await Promise.all([
    page.waitForURL(/\/(?:share|login|chats)/),
    input.evaluate((element: HTMLInputElement) => element.form?.submit()),
  ]);
}

/** Marieke with the installed app, and a conversation with Hendrik. */
async function aTalk(browser: Browser) {
  const { she, he } = await openPair(browser);
  await she.page.goto(`/members/${he.id}/chat`);
  await write(she.page, "Dag Hendrik");
  await expect(talk(she.page)).toContainText("verstuurd");
  await he.context.close();
  await openApp(she.page);
  return she;
}

/** The same, with a photo that waits to be sent. */
async function openShared(browser: Browser) {
  const she = await aTalk(browser);
  await share(she.page, await aGarden());
  await expect(preview(she.page)).toBeVisible();
  return she;
}

test("a photo shared with the installed app is sent in the conversation that the member chooses", async ({
  browser,
}) => {
  const she = await aTalk(browser);
  const { page } = she;
  const before = await creditsOf(page);
  await share(page, await aGarden());
  await expect(page).toHaveURL("/share");
  await expect(question(page)).toBeVisible();
  await expect(preview(page)).toHaveJSProperty("naturalWidth", 900);
  await expect(page.getByText("Er wordt nog niets verstuurd")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Hendrik/ }).press("Enter");
  const chosen = picker(page).getByRole("img", { name: "De foto die je gekozen hebt" });
  await expect(chosen).toHaveJSProperty("naturalWidth", 900);
  await expect(picker(page)).toContainText("15 credits");
  expect(await creditsOf(page)).toBe(before);
  await expectAccessible(page);
  await picker(page).getByRole("button", { name: "Foto versturen" }).click();
  await expect(
    talk(page).getByRole("img", { name: "Foto voor Hendrik, groter bekijken" }),
  ).toBeVisible();
  await expect.poll(() => creditsOf(page)).toBe(before - 15);
  await expect(page).toHaveURL(/\/chats\/[\w-]+$/);
  expect(await isStored(page)).toBe(false);
  await page.goto("/share");
  await expect(noPhoto(page)).toBeVisible();
  await expectAccessible(page);
  she.quiet();
  await she.context.close();
});

test(
  "a photo that is not sent is removed, on the page and in the conversation",
  once,
  async ({ browser }) => {
    const { page, context } = await aTalk(browser);
    await share(page, await aGarden());
    await page.getByRole("link", { name: "Niet versturen" }).click();
    await expect(page).toHaveURL(/\/chats/);
    await expect.poll(() => isStored(page)).toBe(false);

    await share(page, await aGarden());
    await page.getByRole("link", { name: /^Hendrik/ }).click();
    await expect(picker(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picker(page)).toBeHidden();
    await expect.poll(() => isStored(page)).toBe(false);
    await page.getByRole("button", { name: "Foto aan Hendrik sturen" }).click();
    await expect(picker(page).getByLabel("Foto kiezen")).toBeAttached();
    await context.close();
  },
);

test("of several shared photos the first is used", once, async ({ browser }) => {
  const { page, context } = await aTalk(browser);
  await share(page, await aGarden(), { ...(await aGarden()), name: "zee.jpg" });
  await expect(page.getByText("Je hebt 2 foto’s gedeeld.")).toBeVisible();
  await expect(preview(page)).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

const heic = Buffer.from("000000186674797068656963000000006d69663168656963", "hex");
const rejected = [
  [{ name: "tuin.heic", mimeType: "image/heic", buffer: heic }, "HEIC"],
  [{ name: "tuin.pdf", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") }, "geen foto"],
  [{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(16_000_000) }, "15 MB"],
] as const;

test(
  "a shared file that cannot be sent has its sentence at once, and is not kept",
  once,
  async ({ browser }) => {
    const { page, context } = await aTalk(browser);
    const sentence = page.getByRole("status").filter({ hasText: "Deze foto kun je niet sturen" });
    for (const [file, text] of rejected) {
      await share(page, file);
      await expect(sentence).toContainText(text);
      await expect(question(page)).toHaveCount(0);
      await expect.poll(() => isStored(page)).toBe(false);
    }
    await expectAccessible(page);
    await page.getByLabel("Andere foto kiezen").setInputFiles(rejected[0][0]);
    await expect(sentence).toContainText("HEIC");
    expect(await isStored(page)).toBe(false);
    await expect(page.getByRole("link", { name: "Naar je gesprekken" })).toBeVisible();
    await page.getByLabel("Andere foto kiezen").setInputFiles(await aGarden());
    await expect(preview(page)).toHaveJSProperty("naturalWidth", 900);
    await page.getByRole("link", { name: /^Hendrik/ }).click();
    const chosen = picker(page).getByRole("img", { name: "De foto die je gekozen hebt" });
    await expect(chosen).toHaveJSProperty("naturalWidth", 900);
    await context.close();
  },
);

test("log-out removes a shared photo from the device", once, async ({ browser }) => {
  const { page, context } = await openShared(browser);
  await openWithoutWorker(page, "/members");
  await logOut(page);
  expect(await isStored(page)).toBe(false);
  await context.close();
});

test("deleting the account removes a shared photo from the device", once, async ({ browser }) => {
  const { page, context } = await openShared(browser);
  await openWithoutWorker(page, "/settings/delete");
  await page.getByLabel("Wachtwoord").fill(NEW_MEMBER_PASSWORD);
  await page.getByRole("button", { name: "Account verwijderen" }).click();
  await expect(page).toHaveURL("/account-deleted");
  expect(await isStored(page)).toBe(false);
  await context.close();
});

test("a session that ended takes a shared photo with it", once, async ({ browser }) => {
  const { page, context } = await openShared(browser);
  await context.clearCookies({ name: /session/ });
  await page.goto("/pages/terms");
  expect(await isStored(page)).toBe(false);
  await context.close();
});

test("a member who is logged out logs in first, and then chooses", once, async ({ browser }) => {
  const { page, context, email } = await aTalk(browser);
  await context.clearCookies({ name: /session/ });
  await page.goto("/");
  await share(page, await aGarden());
  await expect(page).toHaveURL("/login?next=%2Fshare");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(NEW_MEMBER_PASSWORD);
  await page.locator("form button[type=submit]").click();
  await expect(question(page)).toBeVisible();
  await expect(preview(page)).toBeVisible();
  await context.clearCookies({ name: /session/ });
  await page.goto("/pages/terms");
  expect(await isStored(page)).toBe(false);
  await context.close();
});

test("a member without conversations is shown the way to the members", async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await openAsNewMember(browser, baseURL, { path: "/" });
  await openApp(page);
  await share(page, await aGarden());
  await expect(page.getByRole("heading", { name: "Je hebt nog geen gesprekken" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Leden bekijken" }).click();
  await expect(page).toHaveURL(/\/members/);
  await context.close();
});

test(
  "without a service worker the server leads to the conversations",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    await he.context.close();
    await share(she.page, await aGarden());
    await expect(she.page).toHaveURL(/\/chats/);
    expect(await she.page.evaluate(() => caches.keys())).toEqual([]);
    await she.context.close();
  },
);
