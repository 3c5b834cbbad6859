import type { Page } from "@playwright/test";
import { bubbles, talk, write } from "#e2e/chat/conversation-page.ts";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expect, oncePerBrowser, test } from "#e2e/test.ts";

/** The addresses of the sockets that a page has opened. */
function watchSockets(page: Page): string[] {
  const opened: string[] = [];
  page.on("websocket", (socket) => {
    if (socket.url().endsWith("/api/live")) opened.push(socket.url());
  });
  return opened;
}

test(
  "two tabs share one connection, and the second takes over when the first closes",
  oncePerBrowser,
  async ({ browser }) => {
    const she = await signUpMember(browser, "Annelies", "female");
    const he = await signUpMember(browser, "Wouter", "male");
    for (const { page, email } of [she, he]) await confirmMember(page, email);
    await he.page.goto(`/members/${she.id}/chat`);
    await write(he.page, "Dag Annelies!");
    await expect(talk(he.page)).toContainText("verstuurd");

    const first = await she.context.newPage();
    await she.page.close();
    const inFirst = watchSockets(first);
    await first.goto("/chats");
    await first.getByRole("link", { name: /^Wouter, / }).click();
    await expect(bubbles(first, "Dag Annelies!")).toHaveCount(1);
    await expect.poll(() => inFirst).toHaveLength(1);
    const second = await she.context.newPage();
    const inSecond = watchSockets(second);
    await second.goto(first.url());
    await expect(bubbles(second, "Dag Annelies!")).toHaveCount(1);

    await write(he.page, "Hoe is het weer daar?");
    for (const page of [first, second]) {
      await expect(bubbles(page, "Hoe is het weer daar?")).toHaveCount(1);
    }
    expect([inFirst.length, inSecond.length]).toEqual([1, 0]);

    await first.close();
    await expect.poll(() => inSecond).toHaveLength(1);
    await write(he.page, "Hier schijnt de zon.");
    await expect(bubbles(second, "Hier schijnt de zon.")).toHaveCount(1);
    for (const { context } of [she, he]) await context.close();
  },
);
