import { expect, once, test } from "#e2e/test.ts";
import { openPair } from "#e2e/new-member.ts";
import { bubbles, creditsOf, talk, withCut, write } from "./conversation-page.ts";

test(
  "losing the connection in mid-conversation loses, doubles and reorders nothing",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    const cut = await withCut(she.page);
    await she.page.goto(`/members/${he.id}/chat`);
    await write(she.page, "Ben je er al?");
    await expect(talk(she.page)).toContainText("verstuurd");
    await he.page.goto("/chats");
    await he.page.getByRole("link", { name: /^Marieke, / }).click();
    cut(true);
    await write(she.page, "Ik zit in de trein.");
    await write(she.page, "In een tunnel.");
    await write(he.page, "Bijna, nog vijf minuten.");
    await expect(bubbles(she.page, "Geen verbinding.")).toHaveCount(2, { timeout: 60_000 });
    await expect(bubbles(he.page, "tunnel")).toHaveCount(0);
    cut(false);
    const texts = [
      "Ben je er al?",
      "Bijna, nog vijf minuten.",
      "Ik zit in de trein.",
      "In een tunnel.",
    ];
    for (const { page } of [he, she]) {
      const list = talk(page).locator("bdi");
      await expect(list).toHaveText(texts, { timeout: 60_000 });
    }
    expect(await creditsOf(she.page)).toBe(0);
    for (const { context } of [she, he]) await context.close();
  },
);

test(
  "messages from before a page's first connection appear once it is open",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    let connect = () => {};
    const connection = new Promise<void>((resolve) => (connect = resolve));
    let isConnecting = false;
    await she.page.routeWebSocket(/\/api\/live$/, async (socket) => {
      isConnecting = true;
      await connection;
      socket.connectToServer();
    });
    await she.page.goto(`/members/${he.id}/chat`);
    await expect.poll(() => isConnecting).toBe(true);
    await he.page.goto(`/members/${she.id}/chat`);
    await write(he.page, "Dag Marieke!");
    await expect(talk(he.page)).toContainText("verstuurd");
    await expect(bubbles(she.page, "Dag Marieke!")).toHaveCount(0);
    connect();
    await expect(bubbles(she.page, "Dag Marieke!")).toHaveCount(1);
    for (const { context } of [she, he]) await context.close();
  },
);
