import { expect, test } from "vitest";
import { noConversation, urlsOf } from "./privacy/read-endpoints.ts";
import { testApp } from "./test-app.ts";
import type { Visitor } from "./test-app.ts";
import { aMember, aProfile } from "./world/a-member.ts";
import { loggedIn } from "./world/logged-in.ts";

const app = testApp();

/** Every number in a response, except in lists and in fields for fictional profiles. */
function numbersIn(answer: unknown, at = ""): [string, number][] {
  if (typeof answer === "number") return [[at, answer]];
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name.includes("fictional") ? [] : numbersIn(value, `${at}.${name}`),
  );
}

test("a new, online fictional profile changes no count of members", async () => {
  const me = await aMember(app.db);
  const browser = await loggedIn(app, me.id);
  const urls = urlsOf({ id: me.id, conversation: noConversation });
  const read = async (reader: Visitor) => {
    const reads = urls.map(
      async (url) => [url, numbersIn((await reader.get(url)).json())] as const,
    );
    const { members } = (await browser.get("/api/members/new")).json();
    const online = [...(await browser.get("/api/members")).json().members].filter(
      ({ online: here }) => here !== null,
    );
    return { reads: await Promise.all(reads), fresh: members.length, online: online.length };
  };
  const readers = [browser, app.visitor()];
  const come = (kind: "member" | "fictional") =>
    aProfile(app.db, {
      profile: {
        kind,
        gender: "male",
        seeks: "female",
        published_at: app.clock.now(),
        last_active_at: app.clock.now(),
      },
    });
  await come("member");
  const before = await Promise.all(readers.map(read));
  await come("fictional");
  expect(await Promise.all(readers.map(read))).toEqual(before);
  expect((await browser.get("/api/members")).json().num_fictional).toBe(1);

  // A member who arrives the same way changes the numbers, so the comparison can fail.
  await come("member");
  const [mine] = await Promise.all(readers.map(read));
  expect(mine?.reads).not.toEqual(before[0]?.reads);
  expect([mine?.fresh, mine?.online]).toEqual([2, 2]);
});
