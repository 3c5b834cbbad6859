import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { drainQueue } from "#tests/drain-queue.ts";
import { recordStatements } from "#tests/record-statements.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const CHOSEN = "drie gele regenlaarzen";

const newAddress = () => `${randomUUID()}@example.nl`;
const logIn = (email: string, password = PASSWORD, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/user.php", { email, password });
const follow = (token: string, visitor: Visitor = app.visitor(), body: object = {}) =>
  postFromElsewhere(visitor, `/api/links/${token}`, body);

async function aLoggedInMember(member: Parameters<typeof aMember>[1] = {}) {
  const { id, email } = await aMember(app.db, member);
  const here = app.visitor();
  await logIn(email, PASSWORD, here);
  const change = (to: string, password = PASSWORD) =>
    here.put("/api/account/email", { email: to, password });
  return { id, email, here, change };
}

/** Sends the queued mails and returns the token of the newest link mailed to an address. */
async function tokenTo(email: string, kind?: string): Promise<string> {
  let token = "none";
  await drainQueue(app.context, {
    send: (mail) => {
      const isMeant = mail.to === email && (!kind || mail.subject.includes(kind));
      if (isMeant) token = /\/([\w-]{43})\n/.exec(mail.text)?.[1] ?? token;
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  });
  return token;
}

async function mailsTo(email: string) {
  const { rows } = await sql<{ kind: string; subject: string }>`
    select kind, subject from mail where to_address = ${email} order by written_at`.execute(app.db);
  return rows.map(({ kind }) => kind);
}

/** A member whose address was changed; returns both addresses. */
async function aChangedMember() {
  const member = await aLoggedInMember();
  const to = newAddress();
  await member.change(to);
  expect((await follow(await tokenTo(to), member.here)).statusCode).toBe(200);
  return { ...member, to };
}

test("the address changes once the link mailed to the new address is used, and log-in with it", async () => {
  const { id, email, here, change } = await aLoggedInMember();
  const to = newAddress();
  expect((await change(to)).statusCode).toBe(204);
  expect((await here.get("/api/account")).json().email).toBe(email);
  const token = await tokenTo(to);
  expect((await here.get(`/api/links/${token}`)).json()).toMatchObject({ state: "open" });
  expect((await here.get("/api/account")).json().email).toBe(email);
  const answer = await follow(token, here);
  expect(answer.json()).toMatchObject({ purpose: "email_change", user: { profile: { id } } });
  expect((await here.get("/api/account")).json()).toEqual({ email: to, confirmed: true });
  expect((await logIn(email)).json().error).toBe("login_failed");
  expect((await logIn(to)).statusCode).toBe(200);
  expect((await follow(token)).json().error).toBe("link_invalid");
});

test.each([
  ["geen adres", PASSWORD, "email", "Nieuw e-mailadres invalide."],
  ["", PASSWORD, "email", "Vul dit in."],
  ["vrij@example.nl", "niet het wachtwoord", "password", "Dit wachtwoord klopt niet."],
])("%s with the password %s is an error of %s, and no mail is sent", async (...row) => {
  const [to, password, field, message] = row;
  const { change } = await aLoggedInMember();
  const answer = await change(to, password);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { [field]: { message } } });
  await drainQueue(app.context);
  expect(await mailsTo(to)).toEqual([]);
});

test("the new address may not be the member's name, in any case", async () => {
  const name = newAddress();
  const { change } = await aLoggedInMember({ profile: { name } });
  const answer = await change(name.toUpperCase());
  expect(answer.json().fields.email.error).toBe("email_is_name");
});

test("an address with an account here is rejected, one of another site is not", async () => {
  const { change } = await aLoggedInMember();
  const taken = (await aMember(app.db)).email;
  const answer = await change(taken.toUpperCase());
  expect(answer.json().fields.email.message).toBe(
    "Dit e-mailadres heeft al een account op deze site.",
  );
  const elsewhere = (await aMember(app.db, { site: "second-spring" })).email;
  expect((await change(elsewhere)).statusCode).toBe(204);
});

test("a site with neutral answers responds and stores the same for a free and a taken address", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const { change } = await aLoggedInMember();
    const [taken, free] = [(await aMember(app.db)).email, newAddress()];
    // Fill the caches with a first request.
    await change(newAddress());
    const statements = recordStatements(app.context.database.pool);
    const run = async (to: string) => {
      statements.length = 0;
      const { statusCode, body } = await change(to);
      return { statusCode, body, statements: [...statements] };
    };
    const one = await run(free);
    expect([one.statusCode, one.body]).toEqual([204, ""]);
    expect(await run(taken)).toEqual(one);
    await drainQueue(app.context);
    const { rows } = await sql<{ subject: string }>`select subject from mail
      where to_address in (${free}, ${taken}) order by subject`.execute(app.db);
    expect(rows.map(({ subject }) => subject)).toEqual([
      "Bevestig je nieuwe e-mailadres voor Vonk",
      "Je hebt al een account bij Vonk",
    ]);
  });
});

test("an address that somebody else took before the link was used stays theirs", async () => {
  const { email, here, change } = await aLoggedInMember();
  const to = newAddress();
  await change(to);
  const token = await tokenTo(to);
  await aMember(app.db, { email: to });
  expect((await follow(token, here)).json().fields.email.error).toBe("email_taken");
  expect((await here.get("/api/account")).json().email).toBe(email);
});

test("a new password ends a link that somebody who knew the old one requested", async () => {
  const { here, change } = await aLoggedInMember();
  const to = newAddress();
  await change(to);
  const token = await tokenTo(to);
  const body = { password: PASSWORD, new_password: CHOSEN, repeat_password: CHOSEN };
  expect((await here.put("/api/account/password", body)).statusCode).toBe(204);
  expect((await follow(token)).json().error).toBe("link_invalid");
});

test("a member changes only the capitals of the address", async () => {
  const { email, here, change } = await aLoggedInMember();
  const to = email.toUpperCase();
  expect((await change(to)).statusCode).toBe(204);
  expect((await follow(await tokenTo(to), here)).statusCode).toBe(200);
  expect((await here.get("/api/account")).json().email).toBe(to);
});

test("the earlier address gets an undo link that ends every session and disables the password", async () => {
  const { email, here, to } = await aChangedMember();
  const token = await tokenTo(email, "gewijzigd");
  const browser = app.visitor();
  expect((await follow(token, browser)).json()).toEqual({
    purpose: "email_change_undo",
    user: null,
  });
  expect((await here.get("/api/user.php")).json().error).toBe("authentication_required");
  for (const address of [email, to]) {
    expect((await logIn(address)).json().error).toBe("login_failed");
  }
  const reset = await tokenTo(email, "nieuw wachtwoord");
  const body = { new_password: CHOSEN, repeat_password: CHOSEN };
  expect((await follow(reset, browser, body)).statusCode).toBe(200);
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
});

test("the undo link works for seven days", async () => {
  const early = await tokenTo((await aChangedMember()).email, "gewijzigd");
  const late = await tokenTo((await aChangedMember()).email, "gewijzigd");
  app.clock.advance(7 * DAY_MS - 60_000);
  expect((await follow(early)).statusCode).toBe(200);
  app.clock.advance(60_000);
  expect((await follow(late)).statusCode).toBe(410);
});

test("a second change leaves the first address's undo link open, and using it ends the second's", async () => {
  const { email, here, to } = await aChangedMember();
  const first = await tokenTo(email, "gewijzigd");
  const third = newAddress();
  await here.put("/api/account/email", { email: third, password: PASSWORD });
  await follow(await tokenTo(third), here);
  const second = await tokenTo(to, "gewijzigd");
  expect((await follow(first)).statusCode).toBe(200);
  expect((await follow(second)).statusCode).toBe(410);
});

test("the undo link also undoes a deletion by the stranger, whose own link then does nothing", async () => {
  const { id, email, here, to } = await aChangedMember();
  const token = await tokenTo(email, "gewijzigd");
  await postFromElsewhere(here, "/api/account/deletion", { password: PASSWORD });
  const { rows } = await sql<{ text: string }>`select text from mail
    where to_address = ${to} and kind = 'deletion_undo'`.execute(app.db);
  const strangers = /\/([\w-]{43})\n/.exec(rows[0]?.text ?? "")?.[1] ?? "none";
  const browser = app.visitor();
  expect((await follow(token, browser)).statusCode).toBe(200);
  expect((await follow(strangers)).statusCode).toBe(410);
  const reset = await tokenTo(email, "nieuw wachtwoord");
  const body = { new_password: CHOSEN, repeat_password: CHOSEN };
  expect((await follow(reset, browser, body)).json().user.profile.id).toBe(id);
  app.clock.advance(15 * DAY_MS);
  await drainQueue(app.context);
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
});

test("the undo link takes the address from an account that never confirmed it", async () => {
  const { id, email } = await aChangedMember();
  const token = await tokenTo(email, "gewijzigd");
  const squatter = await aMember(app.db, { email, confirmed: false });
  const theirs = app.visitor();
  await logIn(email, PASSWORD, theirs);
  expect((await follow(token)).statusCode).toBe(200);
  expect((await theirs.get("/api/user.php")).json().error).toBe("authentication_required");
  const { rows } = await sql<{ id: string }>`select id from account
    where email = ${email} or id = ${squatter.id}`.execute(app.db);
  expect(rows).toEqual([{ id }]);
});

test("the undo link leaves the address to an account that confirmed it, and works once it is free", async () => {
  const { id, email } = await aChangedMember();
  const token = await tokenTo(email, "gewijzigd");
  const owner = await aMember(app.db, { email });
  const answer = await follow(token);
  expect([answer.statusCode, answer.json().fields.email.error]).toEqual([422, "email_taken"]);
  const free = newAddress();
  await sql`update account set email = ${free}, email_normalised = ${free}
    where id = ${owner.id}`.execute(app.db);
  expect((await follow(token)).statusCode).toBe(200);
  const { rows } = await sql`select id from account where email = ${email}`.execute(app.db);
  expect(rows).toEqual([{ id }]);
});

test("an address that was never confirmed gets no undo link; the new one confirms the account", async () => {
  const { email, here, change } = await aLoggedInMember({ confirmed: false });
  const to = newAddress();
  await change(to);
  await follow(await tokenTo(to), here);
  expect((await here.get("/api/user.php")).json().user.status).toBe("active");
  expect(await mailsTo(email)).toEqual([]);
});

test("a member can request five mails a day", async () => {
  const { change } = await aLoggedInMember();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await change(newAddress())).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test("a new address lifts a stop caused by a bounce of the earlier one, and no other stop", async () => {
  const { id, here, change } = await aLoggedInMember();
  await sql`insert into notification_stop (account_id, reason)
    values (${id}, 'bounce'), (${id}, 'fbl')`.execute(app.db);
  const stops = async () => (await here.get("/api/user.php")).json().user.notifications_disabled;
  const to = newAddress();
  expect((await change(to)).statusCode).toBe(204);
  const token = await tokenTo(to);
  expect(await stops()).toEqual(["bounce", "fbl"]);
  expect((await follow(token, here)).statusCode).toBe(200);
  expect(await stops()).toEqual(["fbl"]);
});

test("a misspelt address gets a suggestion", async () => {
  const { here } = await aLoggedInMember();
  const suggest = async (email: string) =>
    (await here.post("/api/account/email-suggestion", { email })).json();
  expect(await suggest("els@gmial.com")).toEqual({ suggestion: "els@gmail.com" });
  expect(await suggest("els@gmail.com")).toEqual({ suggestion: null });
});
