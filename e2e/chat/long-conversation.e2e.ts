import { expect, test, once } from "#e2e/test.ts";
import type { Page, WebSocketRoute } from "@playwright/test";
import type { Conversation } from "#contract/chat.ts";
import { logIn, sites } from "#e2e/pages.ts";

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
  sent_at: new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString(),
});
const page20 = (from: number) =>
  Array.from({ length: 20 }, (_, at) => message(from + at, `Regel ${from + at}. `.repeat(20)));

/** Opens the first conversation with 60 messages; `writes` delivers the same text from the other member. */
async function longConversation(page: Page) {
  let socket: WebSocketRoute | undefined;
  let seq = LAST;
  await page.routeWebSocket(/\/api\/live$/, (opened) => void (socket = opened));
  await page.route(/\/api\/chats\/[\w-]{36}(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const real = (await answer.json()) as Conversation;
    const query = new URL(route.request().url()).searchParams;
    const before = Number(query.get("before") ?? LAST + 1);
    const after = query.get("after");
    const messages =
      after === null
        ? page20(before - 20)
        : Array.from({ length: seq - Number(after) }, (_, at) =>
            message(Number(after) + 1 + at, HIS),
          );
    const earlier = before - 20 > 1 ? before - 20 : null;
    const json = {
      ...real,
      messages,
      earlier,
      later: null,
      last_seq: seq,
      num_unread_messages: 0,
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
  await expect(talk.getByText(`Regel ${LAST}.`)).toBeInViewport();
  return { talk, writes };
}

test.beforeEach(async ({ page }) => {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
});

test("the same text received twice is announced twice", once, async ({ page }) => {
  const { talk, writes } = await longConversation(page);
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
