import { expect, once, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { headers, talk, write } from "#e2e/chat/conversation-page.ts";
import { asInstalled } from "#e2e/installed-app/as-installed.ts";
import { NEW_MEMBER_PASSWORD, openPair, signUpMember } from "#e2e/new-member.ts";
import { endSessionBefore, expectAccessible, logIn, logOut } from "#e2e/pages.ts";

const WORDS = "Zullen we zaterdag naar de markt?";
const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Geen verbinding" });
const conversation = (page: Page) => page.locator("details").filter({ hasText: "Hendrik" });

/** A member who got a message from Hendrik. */
async function aTalk(browser: Browser) {
  const { she, he } = await openPair(browser);
  await he.page.goto(`/members/${she.id}/chat`);
  await write(he.page, WORDS);
  await expect(talk(he.page)).toContainText(/\d, verstuurd/);
  await he.context.close();
  return she;
}

/** The installed app of a member who got a message from Hendrik, on a page, once it has stored that. */
async function openStored(browser: Browser, path = "/members") {
  const { page, context } = await aTalk(browser);
  await asInstalled(context);
  await page.goto(path);
  await expectStored(page);
  return { page, context };
}

/** Everything that this browser stores for the site, as one text. */
function readStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage),
    );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        stored.push(name, request.url, await (await cache.match(request))?.text());
    }
    for (const { name = "" } of await indexedDB.databases()) stored.push(name);
    return JSON.stringify(stored);
  });
}

const expectStored = (page: Page) =>
  expect.poll(() => readStored(page).catch(() => "")).toContain(WORDS);

test("without network the installed app shows the last conversations, and nothing of them after log-out", async ({
  browser,
}) => {
  const { page, context } = await openStored(browser);
  await context.setOffline(true);
  await page.goto("/likes");
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Op dit apparaat bewaard:")).toBeVisible();
  await expect(conversation(page).getByRole("listitem")).toHaveCount(0);
  await conversation(page).locator("summary").click();
  await expect(conversation(page).getByRole("listitem").getByText(WORDS)).toBeVisible();
  await expectAccessible(page);

  // Back to the page that was requested, or to the conversation that was open.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/chats\/[\w-]+$/, { timeout: 20_000 });
  await expect(talk(page)).toContainText(WORDS);

  await page.goto("/members");
  await expectStored(page);
  await logOut(page);
  const left = await readStored(page);
  expect(left).not.toContain(WORDS);
  expect(left).not.toContain("Hendrik");
  expect(left).not.toContain("Marieke");
  await context.setOffline(true);
  await page.goto("/likes");
  await expect(title(page)).toBeVisible();
  await expect(page.locator("details")).toHaveCount(0);
  await context.close();
});

test("the open conversation's address opens it without network", once, async ({ browser }) => {
  const { page, context } = await aTalk(browser);
  await asInstalled(context);
  await page.goto("/chats");
  await page.getByRole("link", { name: /^Hendrik/ }).click();
  await expect(talk(page)).toContainText(WORDS);
  await expectStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(conversation(page).getByRole("listitem").getByText(WORDS)).toBeVisible();
  await context.close();
});

test(
  "a session that ended elsewhere takes the stored conversations with it",
  once,
  async ({ browser }) => {
    const { page, context } = await openStored(browser);
    const cookies = await context.cookies();
    const session = cookies.filter(({ name }) => name.includes("session"));
    expect(session).toHaveLength(1);
    await context.clearCookies({ name: session[0]?.name ?? "" });
    await page.goto("/pages/terms");
    await expect(page.getByRole("link", { name: "Inloggen" }).first()).toBeVisible();
    expect(await readStored(page)).not.toContain(WORDS);
    await context.close();
  },
);

test(
  "a call that finds the session ended removes the stored conversations at once",
  once,
  async ({ browser }) => {
    const { page, context } = await openStored(browser);
    const likes = page.locator("a[href='/likes']:visible").first();
    await endSessionBefore(page, () => likes.click());
    await expect.poll(() => readStored(page)).not.toContain(WORDS);
    await context.close();
  },
);

test("deleting the account removes the stored conversations", once, async ({ browser }) => {
  const { page, context } = await openStored(browser, "/settings/delete");
  await page.getByLabel("Wachtwoord").fill(NEW_MEMBER_PASSWORD);
  await page.getByRole("button", { name: "Account verwijderen" }).click();
  await expect(page).toHaveURL("/account-deleted");
  expect(await readStored(page)).not.toContain(WORDS);
  await context.close();
});

test(
  "another member who logs in, even in a browser tab, finds nothing of the first",
  once,
  async ({ browser }) => {
    const first = await aTalk(browser);
    const other = await signUpMember(browser, "Joke", "female");
    await other.context.close();
    const { context } = first;
    const app = await context.newPage();
    await asInstalled(app);
    await app.goto("/members");
    await expectStored(app);
    await app.close();
    const { page } = first;
    await context.clearCookies({ name: /session/ });
    await logIn(page, other.email, NEW_MEMBER_PASSWORD);
    await expect(page).toHaveURL("/");
    await expect.poll(() => readStored(page)).not.toContain(WORDS);
    await context.close();
  },
);

test(
  "a browser tab stores no conversations and shows no offline page",
  once,
  async ({ browser }) => {
    const { page, context } = await aTalk(browser);
    const live = page.waitForEvent("websocket");
    await page.goto("/members");
    await live;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.request.get("/api/user.php", { headers });
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await context.close();
  },
);
