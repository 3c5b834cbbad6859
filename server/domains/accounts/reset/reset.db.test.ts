import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { hideMember } from "#tests/world/hide-member.ts";

const app = testApp();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CHOSEN = "drie gele regenlaarzen";

const request = (email: string, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/account/password-reset", { email });
const look = (token: string, visitor: Visitor = app.visitor()) =>
  visitor.get(`/api/links/${token}`);
const choose = (
  token: string,
  visitor: Visitor = app.visitor(),
  body: object = { new_password: CHOSEN, repeat_password: CHOSEN },
) => postFromElsewhere(visitor, `/api/links/${token}`, body);
const logIn = (email: string, password: string, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/user.php", { email, password });

interface Mail {
  readonly kind: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, oldest first. */
async function mailsTo(email: string): Promise<readonly Mail[]> {
  const { rows } = await sql<Mail>`select kind, locale, subject, text from mail
    where to_address = ${email} order by written_at`.execute(app.db);
  return rows;
}

/** Requests a mail, and returns its link's token before the mail is handed over and masked. */
async function requestToken(email: string): Promise<string> {
  expect((await request(email)).statusCode).toBe(204);
  let token = "none";
  await drainQueue(app.context, {
    send: (mail) => {
      if (mail.to === email) token = /\/([\w-]{43})\n/.exec(mail.text)?.[1] ?? token;
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  });
  return token;
}

test("the mailed link sets a new password, ends every session and logs this browser in", async () => {
  const { id, email } = await aMember(app.db);
  const elsewhere = app.visitor();
  await logIn(email, PASSWORD, elsewhere);
  const token = await requestToken(email);
  const ended: Buffer[] = [];
  const stop = app.context.services.endedSessions.listen((to, hash) => {
    if (to === id) ended.push(hash);
  });
  const browser = app.visitor();
  const answer = await choose(token, browser);
  stop();
  expect(answer.json()).toMatchObject({ purpose: "password_reset", user: { profile: { id } } });
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(id);
  expect((await elsewhere.get("/api/user.php")).json().error).toBe("authentication_required");
  expect(ended).toHaveLength(1);
  expect((await logIn(email, PASSWORD)).json().error).toBe("login_failed");
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  const devices = await sql`select from known_device where account_id = ${id}`.execute(app.db);
  expect(devices.rows).toHaveLength(2);
});

test("a mail informs the member that the password was changed, and what to do if it was a stranger", async () => {
  const { email } = await aMember(app.db, { language: "de" });
  await choose(await requestToken(email));
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "password_changed");
  expect(mail).toMatchObject({
    locale: "de",
    subject: "Ihr Passwort bei Vonk wurde geändert",
  });
  expect(mail?.text).toContain("Waren Sie das nicht?");
  expect(mail?.text).toContain("http://localhost:3000/reset-password\n");
});

test("a reset for an address without an account says so, and mails nobody", async () => {
  const email = `${randomUUID()}@example.nl`;
  const answer = await request(email);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({
    email: { error: "email_unknown", message: "E-mailadres niet gevonden" },
  });
  await drainQueue(app.context);
  expect(await mailsTo(email)).toEqual([]);
});

test("an address has an account on its own site only", async () => {
  const { email } = await aMember(app.db);
  expect((await request(` ${email.toUpperCase()} `)).statusCode).toBe(204);
  const abroad = await request(email, app.visitor("zweiter.localhost"));
  expect(abroad.json().fields.email.error).toBe("email_unknown");
});

test.each([
  ["vonk", "localhost"],
  ["zweiter-fruehling", "zweiter.localhost"],
  ["second-spring", "second.localhost"],
])("on %s the link leads to the site's own address, and works only there", async (site, host) => {
  const { id, email } = await aMember(app.db, { site });
  await request(email, app.visitor(host));
  let address = "";
  await drainQueue(app.context, {
    send: ({ to, text }) => {
      if (to === email) address = /http\S+\/[\w-]{43}(?=\n)/.exec(text)?.[0] ?? "none";
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  });
  const { host: named, pathname } = new URL(address);
  expect(named).toBe(`${host}:3000`);
  const token = pathname.slice(1);
  const elsewhere = app.visitor(host === "localhost" ? "second.localhost" : "localhost");
  expect((await choose(token, elsewhere)).statusCode).toBe(410);
  expect((await choose(token, app.visitor(host))).json().user.profile.id).toBe(id);
});

test("viewing the link, by GET or HEAD, does not use it up", async () => {
  const { email } = await aMember(app.db);
  const token = await requestToken(email);
  for (let n = 0; n < 3; n += 1) {
    expect((await look(token)).json()).toEqual({
      purpose: "password_reset",
      state: "open",
      logged_in: false,
    });
    for (const url of [`/${token}`, `/reset-password/do?token=${token}`]) {
      await app.visitor().send({ method: "HEAD", url });
      await app.visitor().get(url);
    }
  }
  expect((await choose(token)).statusCode).toBe(200);
});

test("the link works for 30 minutes", async () => {
  const [early, late] = [await aMember(app.db), await aMember(app.db)];
  const [first, second] = [await requestToken(early.email), await requestToken(late.email)];
  app.clock.advance(30 * MINUTE_MS - 1);
  expect((await choose(first)).statusCode).toBe(200);
  app.clock.advance(1);
  expect((await look(second)).json().state).toBe("expired");
  expect((await choose(second)).json()).toEqual({
    error: "link_invalid",
    message: "Link verlopen of invalide, vraag een nieuwe e-mail aan",
  });
});

test("the link works once, even if it is followed five times at once", async () => {
  const { email } = await aMember(app.db);
  const token = await requestToken(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => choose(token)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 410, 410, 410, 410]);
  expect((await look(token)).json().state).toBe("used");
});

test("a newer mail ends the earlier link", async () => {
  const { email } = await aMember(app.db);
  const earlier = await requestToken(email);
  const newer = await requestToken(email);
  expect((await choose(earlier)).statusCode).toBe(410);
  expect((await choose(newer)).statusCode).toBe(200);
});

test("a password changed in the settings ends the link", async () => {
  const { id, email } = await aMember(app.db);
  const token = await requestToken(email);
  const browser = await loggedIn(app, id);
  const change = { password: PASSWORD, new_password: CHOSEN, repeat_password: CHOSEN };
  expect((await browser.put("/api/account/password", change)).statusCode).toBeLessThan(300);
  expect((await choose(token)).json().error).toBe("link_invalid");
});

test("one address gets three mails a day", async () => {
  const { email } = await aMember(app.db);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await request(email)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect((await request(email)).json()).toMatchObject({
    error: "reset_mail_limit",
    message: "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.",
  });
  await drainQueue(app.context);
  expect(await mailsTo(email)).toHaveLength(3);
  app.clock.advance(DAY_MS);
  expect((await request(email)).statusCode).toBe(204);
});

test.each([
  ["", "", { new_password: "required" }],
  ["kort", "kort", { new_password: "password_too_short" }],
  ["marijke14051969", "marijke14051969", { new_password: "password_personal" }],
  [CHOSEN, "", { repeat_password: "passwords_differ" }],
  ["kort", CHOSEN, { new_password: "password_too_short", repeat_password: "passwords_differ" }],
])(
  "the passwords %j and %j are rejected at their fields, and the link stays open",
  async (new_password, repeat_password, codes) => {
    const { email } = await aMember(app.db);
    const token = await requestToken(email);
    const answer = await choose(token, app.visitor(), { new_password, repeat_password });
    expect(answer.statusCode).toBe(422);
    const fields = Object.entries<{ error: string; message: string }>(answer.json().fields);
    expect(Object.fromEntries(fields.map(([name, { error }]) => [name, error]))).toEqual(codes);
    const differs = "De opgegeven wachtwoorden zijn niet gelijk.";
    expect(answer.body.includes(differs)).toBe("repeat_password" in codes);
    expect((await look(token)).json().state).toBe("open");
  },
);

test("a reset lets a member in whose account was blocked by wrong passwords", async () => {
  const { email } = await aMember(app.db);
  for (let n = 0; n < 5; n += 1) await logIn(email, "fout");
  expect((await logIn(email, PASSWORD)).json().error).toBe("account_blocked");
  await choose(await requestToken(email));
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
});

test("a reset does not confirm the address of a new account", async () => {
  const { email } = await aMember(app.db, { confirmed: false });
  const answer = await choose(await requestToken(email));
  expect(answer.json().user.status).toBe("not_confirmed");
});

test("a reset logs another member's browser in to the account that the mail is for", async () => {
  const [other, { id, email }] = [await aMember(app.db), await aMember(app.db)];
  const browser = app.visitor();
  await logIn(other.email, PASSWORD, browser);
  await choose(await requestToken(email), browser);
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(id);
});

test("a deleted account gets a mail about undoing the deletion instead of a link, and an open link ends", async () => {
  const { id, email } = await aMember(app.db);
  const token = await requestToken(email);
  await hideMember(app.db, id, "deleted", id);
  expect((await choose(token)).json().error).toBe("link_invalid");
  app.clock.advance(1_000);
  expect(await requestToken(email)).toBe("none");
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.subject).toBe("Je account bij Vonk is verwijderd");
  expect(mail?.text).toContain("Bij het verwijderen kreeg je een mail met een link");
  expect((await logIn(email, CHOSEN)).json().error).toBe("login_failed");
});
