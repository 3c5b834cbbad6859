import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readEndpoints } from "./read-endpoints.ts";
import { testApp } from "./test-app.ts";
import { aMember } from "./world/a-member.ts";
import { buyCredits, giveCredits } from "./world/give-credits.ts";
import { hideMember } from "./world/hide-member.ts";
import { chattingPair } from "./world/chatting-pair.ts";

const app = testApp();

/** Two members who like each other and chat; he is the viewer. */
async function aMatchedPair() {
  const name = `Kanarie${randomUUID().slice(0, 8)}`;
  const she = await aMember(app.db, { profile: { name } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 100);
  await buyCredits(app.db, he, 100);
  const { his, conversation } = await chattingPair(app, she, he, `Dag, hier is ${name}.`);
  return { name, she, he, browser: his, her: { id: she.id, conversation } };
}

test.each(["disabled", "deleted", "blocked", "blocking"] as const)(
  "a member who is %s is in no list, no count and no page",
  async (how) => {
    const { name, she, he, browser, her } = await aMatchedPair();
    const read = async (key: keyof typeof readEndpoints) => {
      const url = readEndpoints[key]?.url(her) ?? "";
      const answer = await browser.get(url);
      return { key, body: answer.body.replaceAll(her.conversation, "") };
    };
    const keys = (Object.keys(readEndpoints) as (keyof typeof readEndpoints)[]).filter(
      (key) => readEndpoints[key],
    );
    const countsOf = async () => ({
      badges: (await browser.get("/api/counts")).json(),
      found: (await browser.get("/api/members")).json().numResults as number,
    });
    for (const { key, body } of await Promise.all(keys.map(read))) {
      expect([key, body.includes(name)]).toEqual([key, readEndpoints[key]?.shows]);
    }
    const before = await countsOf();
    expect(before.badges).toEqual({ messages: 1, likes: 1 });

    await hideMember(app.db, she.id, how, he.id);
    for (const { key, body } of await Promise.all(keys.map(read))) {
      const seen = [name, she.id].filter((one) => body.includes(one));
      // A member finds the profiles she blocked in one place, to unblock them.
      const listed = how === "blocked" && key === "GET /api/blocks" ? [name, she.id] : [];
      expect([key, seen]).toEqual([key, listed]);
    }
    // Searches count at most once a minute; everything else follows at once.
    app.clock.advance(60_000);
    expect(await countsOf()).toEqual({
      badges: { messages: 0, likes: 0 },
      found: before.found - 1,
    });
  },
);
