import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { findTables } from "#tests/privacy/find-tables.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";

const app = testApp();
const site = "vonk" as SiteId;

/** A stranger who signed up with someone else's address, and the mails sent there. */
async function aStranger(answers: Parameters<typeof aSignup>[0] = {}) {
  const browser = app.visitor();
  const form = aSignup({ name: "Zelfverzonnen", ...answers });
  const answer = await postFromElsewhere(browser, "/api/signup", form);
  return { browser, form, id: answer.json().user.profile.id as string };
}

async function mailsTo(email: string) {
  const { rows } = await sql<{ text: string; html: string }>`select text, html from mail
    where to_address = ${email} order by written_at`.execute(app.db);
  return rows;
}

async function tokenTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/([\w-]{43})\?not-me\n/.exec(mail?.text ?? "")?.[1] ?? "none";
}

const cancel = (token: string, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/signup/cancel", { token });

test("the mail has a link for an owner of the address who did not sign up", async () => {
  const { form } = await aStranger();
  const [mail] = await mailsTo(form.email);
  const token = await tokenTo(form.email);
  expect(mail?.html).toContain(`href="http://localhost:3000/${token}?not-me"`);
  expect(mail?.text).toContain("Dit was ik niet:\n");
});

test("it deletes the whole account except credit entries, which stay under its random id", async () => {
  const other = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const { browser, form, id } = await aStranger({
    name: "Kanariepiet",
    to_member: other.id,
    signup_message: "Zomaar een kanarie",
  });
  const token = await tokenTo(form.email);
  await browser.post("/api/likes.php", { profile: other.id });
  await browser.post("/api/account/activation-mail", {});
  await drainQueue(app.context);
  const closed: Buffer[] = [];
  const stop = app.context.services.endedSessions.listen((to, session) => {
    if (to === id) closed.push(session);
  });
  expect((await cancel(token)).statusCode).toBe(204);
  stop();
  expect(closed).toHaveLength(1);
  for (const secret of [form.email, "Kanariepiet", "Zomaar een kanarie"]) {
    expect([secret, await findTables(app.db, secret)]).toEqual([secret, []]);
  }
  const left = (await findTables(app.db, id)).filter((table) => !/event|fact/.test(table));
  expect(left.toSorted()).toEqual(["public.ledger", "public.wallet"]);
  await assertConsistent(app.db, site);
  expect((await browser.get("/api/user.php")).json().error).toBe("authentication_required");
  const logIn = { email: form.email, password: form.password };
  expect((await browser.post("/api/user.php", logIn)).json().error).toBe("login_failed");
});

test("it also deletes an account that blocked somebody", async () => {
  const other = await aMember(app.db);
  const { browser, form, id } = await aStranger();
  expect((await browser.post("/api/blocks", { member: other.id })).statusCode).toBe(204);
  expect((await cancel(await tokenTo(form.email))).statusCode).toBe(204);
  const { rows } = await sql`select from profile where id = ${id}`.execute(app.db);
  expect(rows).toEqual([]);
});

test("the link of an earlier mail also works, and a second press finds nothing", async () => {
  const { browser, form } = await aStranger();
  const first = await tokenTo(form.email);
  app.clock.advance(1_000);
  await browser.post("/api/account/activation-mail", {});
  expect((await cancel(first)).statusCode).toBe(204);
  const again = await cancel(first);
  expect([again.statusCode, again.json().error]).toEqual([410, "link_invalid"]);
});

test("a confirmed account is not deleted", async () => {
  const { browser, form, id } = await aStranger();
  const token = await tokenTo(form.email);
  await browser.post(`/api/links/${token}`, {});
  const answer = await cancel(token);
  expect([answer.statusCode, answer.json().error]).toEqual([409, "already_confirmed"]);
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(id);
});

test("exactly one of a simultaneous confirmation and cancellation succeeds", async () => {
  for (let n = 0; n < 5; n += 1) {
    const { browser, form, id } = await aStranger();
    const token = await tokenTo(form.email);
    const [confirmed, cancelled] = await Promise.all([
      browser.post(`/api/links/${token}`, {}),
      cancel(token),
    ]);
    const { rows } = await sql`select from account where id = ${id}`.execute(app.db);
    expect([confirmed.statusCode === 200, cancelled.statusCode === 204]).toEqual(
      rows.length === 1 ? [true, false] : [false, true],
    );
  }
});

test("another site's link or an invented one cancels nothing", async () => {
  const { form, id } = await aStranger();
  const token = await tokenTo(form.email);
  expect((await cancel(token, app.visitor("zweiter.localhost"))).statusCode).toBe(410);
  expect((await cancel(randomUUID())).statusCode).toBe(410);
  const { rows } = await sql`select from account where id = ${id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test("the address can sign up again afterwards, within its limit of mails", async () => {
  const { form } = await aStranger();
  const statuses = [];
  for (let n = 0; n < 3; n += 1) {
    await cancel(await tokenTo(form.email));
    const again = aSignup({ email: form.email });
    statuses.push((await postFromElsewhere(app.visitor(), "/api/signup", again)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
