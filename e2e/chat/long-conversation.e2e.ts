import { expect, test, once } from "#e2e/test.ts";
import type { Page, WebSocketRoute } from "@playwright/test";
import type { Conversation } from "#contract/chat.ts";
import { box } from "./conversation-page.ts";
import { expectAccessible, logIn, sites } from "#e2e/pages.ts";

const LAST = 60;
const HIS = "Hoi, ben je er nog?";

const message = (seq: number, text: string): Conversation["messages"][number] => ({
  state: "sent",
  seq,
  client_id: null,
  mine: false,
  type: "text",
  text,
  gift: null,
  photo: null,
  sent_at: new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString(),
});
const firstUnread = (page: Page) => page.locator("[data-starts-unread] + li");
const page20 = (from: number) =>
  Array.from({ length: 20 }, (_, at) => message(from + at, `Regel ${from + at}. `.repeat(20)));

/**
 * Opens the first conversation with 60 messages, the last `unread` of them unread; `writes` delivers the
 * same text from the other member. Earlier pages load after `earlier`.
 */
async function longConversation(page: Page, unread = 0, earlier?: Promise<void>) {
  let socket: WebSocketRoute | undefined;
  let seq = LAST;
  await page.routeWebSocket(/\/api\/live$/, (opened) => void (socket = opened));
  await page.route(/\/api\/chats\/[\w-]{36}(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const real = (await answer.json()) as Conversation;
    const query = new URL(route.request().url()).searchParams;
    if (query.has("before")) await earlier;
    const before = Number(query.get("before") ?? LAST + 1);
    const after = query.get("after");
    const messages =
      after === null
        ? page20(before - 20)
        : Array.from({ length: seq - Number(after) }, (_, at) =>
            message(Number(after) + 1 + at, HIS),
          );
    const json = {
      ...real,
      messages,
      earlier: before - 20 > 1 ? before - 20 : null,
      later: null,
      last_seq: seq,
      num_unread_messages: unread,
      older_locked: false,
    };
    await route.fulfill({ json });
  });
  await page.goto("/chats");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const row = page.getByRole("listitem").getByRole("link").first();
  const id = (await row.getAttribute("href"))?.split("/").at(-1);
  await row.click();
  const writes = () => {
    seq += 1;
    const event = { is: "message", conversation: id, message: message(seq, HIS) };
    socket?.send(JSON.stringify(event));
  };
  const talk = page.getByRole("region", { name: /^Gesprek met/ });
  await expect(talk.getByText(`Regel ${LAST}.`)).toBeAttached();
  await expect.poll(() => socket !== undefined).toBe(true);
  return { talk, writes };
}

test.beforeEach(async ({ page }) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
});

test("the same text received twice is announced twice", once, async ({ page }) => {
  const { talk, writes } = await longConversation(page);
  await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport();
  const announcement = page.locator("p[aria-live] span", { hasText: HIS });
  writes();
  await expect(announcement).toBeAttached();
  const first = await announcement.elementHandle();
  writes();
  await expect(talk.getByText(HIS)).toHaveCount(2);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});

test("a button that disappears leaves focus in the conversation", async ({ page }) => {
  const { talk, writes } = await longConversation(page);
  const earlier = page.getByRole("button", { name: "Eerdere berichten" });
  for (const first of [21, 1]) {
    await earlier.press("Enter");
    await expect(talk.getByText(`Regel ${first}.`).first()).toBeAttached();
  }
  await expect(earlier).toHaveCount(0);
  await expect(talk).toBeFocused();
  writes();
  await page.getByRole("button", { name: /nieuw bericht/ }).press("Enter");
  await expect(talk.getByText(HIS)).toBeInViewport();
  await expect(talk).toBeFocused();
});

test("a conversation opens at the first unread message, and a button leads to the latest", async ({
  page,
}) => {
  const { talk, writes } = await longConversation(page, 12);
  const divider = talk.getByText("Nieuwe berichten", { exact: true });
  await expect(divider).toBeInViewport();
  await expect(talk.getByText(`Regel ${LAST - 11}.`)).toBeInViewport();
  await expect(talk.getByText(`Regel ${LAST}.`)).not.toBeInViewport();
  const jump = page.getByRole("button", { name: /nieuwe berichten$/ });
  await expect(jump).toHaveAccessibleName("12 nieuwe berichten");
  const before = await divider.boundingBox();
  writes();
  await expect(jump).toHaveAccessibleName("13 nieuwe berichten");
  await expect(
    page.getByRole("status").filter({ hasText: /^13 nieuwe berichten$/ }),
  ).toBeAttached();
  expect((await divider.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expectAccessible(page);
  await box(page).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(jump).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(talk.getByText(HIS)).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test(
  "with more unread messages than one page, the conversation opens at the first of them",
  once,
  async ({ page }) => {
    const { talk } = await longConversation(page, 50);
    const divider = talk.getByText("Nieuwe berichten", { exact: true });
    await expect(divider).toBeInViewport();
    await expect(talk.getByText(`Regel ${LAST - 49}.`)).toBeInViewport();
    await expect(firstUnread(page)).toContainText(`Regel ${LAST - 49}.`);
    const jump = page.getByRole("button", { name: /nieuwe berichten$/ });
    await expect(jump).toHaveAccessibleName("50 nieuwe berichten");
    await jump.click();
    await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport();
  },
);

test(
  "a member who has scrolled stays there while the first unread message loads",
  once,
  async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { talk } = await longConversation(page, 50, released);
    await page.getByRole("button", { name: "20 nieuwe berichten" }).click();
    await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport();
    release();
    await expect(firstUnread(page)).toContainText(`Regel ${LAST - 49}.`);
    await expect(firstUnread(page)).not.toBeInViewport();
    await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport();
  },
);

test("a conversation whose unread messages fit opens at the latest one", once, async ({ page }) => {
  const read = page.waitForRequest(/\/read$/);
  const { talk } = await longConversation(page, 1);
  await expect(talk.getByText("Nieuwe berichten", { exact: true })).toBeInViewport();
  await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport({ ratio: 0.9 });
  expect(await talk.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // Messages below the visible ones would stay unread.
  await read;
  await expect(page.getByTitle("Naar het laatste bericht")).toHaveCount(0);
});
