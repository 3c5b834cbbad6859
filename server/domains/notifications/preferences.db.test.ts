import { expect, test } from "vitest";
import { insertStop } from "#server/domains/accounts/find-account.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

test("a member switches the mails of one kind off and on; another member's stay", async () => {
  const [her, him] = await Promise.all([
    loggedIn(app, (await aMember(app.db)).id),
    loggedIn(app, (await aMember(app.db)).id),
  ]);
  const before = (await him.get("/api/notifications")).json<object>();
  const off = await her.put("/api/notifications", { key: "like", mail: false });
  expect(off.json()).toMatchObject({ mail: { like: false, new_messages: true, news: false } });
  expect((await her.get("/api/notifications")).json()).toEqual(off.json());
  await her.put("/api/notifications", { key: "like", mail: true });
  expect((await her.get("/api/notifications")).json()).toMatchObject({ mail: { like: true } });
  expect((await him.get("/api/notifications")).json()).toEqual(before);
});

test("an unknown kind is an error", async () => {
  const her = await loggedIn(app, (await aMember(app.db)).id);
  const answer = await her.put("/api/notifications", { key: "everything", mail: false });
  expect(answer.statusCode).toBe(422);
});

test("a member who unsubscribed in the mail program gets no kind of mail until she switches one on", async () => {
  const { id } = await aMember(app.db);
  const her = await loggedIn(app, id);
  await insertStop(app.db, { account_id: id, reason: "listunsubscribe" });
  await insertStop(app.db, { account_id: id, reason: "fbl" });
  const chosen = async () => {
    const { mail } = (await her.get("/api/notifications")).json<{ mail: object }>();
    return Object.entries(mail).flatMap(([key, on]) => (on ? [key] : []));
  };
  const stops = async () =>
    (await her.get("/api/user.php")).json<{ user: { notifications_disabled: string[] } }>().user
      .notifications_disabled;
  expect(await chosen()).toEqual([]);
  await her.put("/api/notifications", { key: "like", mail: false });
  expect(await stops()).toEqual(["fbl", "listunsubscribe"]);
  await her.put("/api/notifications", { key: "like", mail: true });
  expect(await chosen()).toEqual(["like"]);
  expect(await stops()).toEqual(["fbl"]);
});
