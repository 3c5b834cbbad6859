import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { findTables } from "#tests/privacy/find-tables.ts";
import { recordStatements } from "#tests/record-statements.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const signUp = (form: object, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/signup", form);

async function counts(email: string) {
  const { rows } = await sql<{ accounts: number; mails: number }>`select
    (select count(*) from account where email_normalised = ${email.toLowerCase()}) accounts,
    (select count(*) from mail where lower(to_address) = ${email.toLowerCase()}) mails`.execute(
    app.db,
  );
  return rows[0];
}

async function rowOf<Row>(query: { execute(db: typeof app.db): Promise<{ rows: Row[] }> }) {
  const { rows } = await query.execute(app.db);
  return rows[0];
}

test("the form creates an account nobody else sees yet, logs in and grants the free credits", async () => {
  const form = aSignup({ email: "Marijke@Example.nl" });
  const visitor = app.visitor();
  visitor.cookies.set("language", "fr");
  const answer = await signUp(form, visitor);
  expect(answer.statusCode).toBe(200);
  const { user, signup_message } = answer.json();
  expect(signup_message).toBeNull();
  expect(user).toMatchObject({
    status: "not_confirmed",
    credits: 30,
    paid_user: false,
    language: "fr",
    signup_date: app.clock.now().toISOString(),
    profile: { status: "disabled", name: "Marijke", country: "NL", main_image: null },
  });
  expect((await visitor.get("/api/user.php")).json().user).toEqual(user);
  const account = await rowOf(sql`select email, email_normalised, confirmed_at, password_hash
    from account where id = ${user.profile.id}`);
  expect(account).toMatchObject({
    email: "Marijke@Example.nl",
    email_normalised: "marijke@example.nl",
    confirmed_at: null,
  });
  expect(JSON.stringify(account)).not.toContain(form.password);
  const profile = await rowOf(sql`select gender, seeks, birth_date::text, region, city, interests,
    sexuality, published_at from profile where id = ${user.profile.id}`);
  expect(profile).toEqual({
    gender: "female",
    seeks: "male",
    birth_date: "1969-05-14",
    region: "09",
    city: "Amersfoort",
    interests: ["tea", "hiking"],
    sexuality: null,
    published_at: null,
  });
});

test("a member can seek both women and men", async () => {
  const { user } = (await signUp(aSignup({ seeks: "both" }))).json();
  expect(await rowOf(sql`select seeks from profile where id = ${user.profile.id}`)).toEqual({
    seeks: "both",
  });
});

test("one mail asks to confirm the address, in the language of the visit", async () => {
  const form = aSignup();
  await signUp(form);
  const mail = await rowOf<{ subject: string; text: string; account_id: string }>(sql`
    select kind, locale, subject, text from mail where to_address = ${form.email}`);
  expect(mail).toMatchObject({
    kind: "activation",
    locale: "nl",
    subject: "Bevestig je e-mailadres voor Vonk",
  });
  expect(mail?.text).toMatch(/\nhttp:\/\/localhost:3000\/[\w-]{43}\n/);
});

test("invalid answers are reported and nothing is created", async () => {
  const form = aSignup({ city: "12", date_of_birth: "2010-01-01", password: "123456789012" });
  const answer = await signUp(form);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields).toSorted()).toEqual([
    "city",
    "date_of_birth",
    "password",
  ]);
  expect(await counts(form.email)).toEqual({ accounts: 0, mails: 0 });
});

test("an invite-only site creates no account, whatever is sent", async () => {
  await withSite(app, "vonk", { signups: "closed" }, async () => {
    const form = aSignup();
    const answer = await signUp(form);
    expect([answer.statusCode, answer.json().error]).toEqual([403, "signup_invite_only"]);
    expect(await counts(form.email)).toEqual({ accounts: 0, mails: 0 });
  });
});

test("sign-up credits are bonus credits, not bought ones", async () => {
  const { user } = (await signUp(aSignup())).json();
  const wallet = sql`select bonus, bought from wallet where member_id = ${user.profile.id}`;
  expect(await rowOf(wallet)).toEqual({ bonus: 30, bought: 0 });
});

test("without accepting the terms there is no account", async () => {
  const { fields } = (await signUp(aSignup({ terms: false }))).json();
  expect(fields.terms).toEqual({
    error: "terms_required",
    message: "Ga akkoord met de voorwaarden om een account te maken.",
  });
});

test.each([
  [false, ["tea"], null, ["orientation", "terms"]],
  [true, ["tea", "sex"], "bi", ["intimate_interests", "orientation", "sexuality", "terms"]],
])(
  "with special consent %s is stored: %j, %s",
  async (special_consent, interests, sexuality, given) => {
    const form = aSignup({ interests: ["tea", "sex"], sexuality: "bi", special_consent });
    const { user } = (await signUp(form)).json();
    expect(
      await rowOf(sql`select interests, sexuality from profile where id = ${user.profile.id}`),
    ).toEqual({ interests, sexuality });
    const { rows } = await sql<{ kind: string }>`select kind, version, given_at from consent
    where account_id = ${user.profile.id} order by kind`.execute(app.db);
    expect(rows).toEqual(
      given.map((kind) => ({
        kind,
        version: kind === "orientation" ? "2026-11-22" : "2023-12-01T12:00:00.000Z",
        given_at: app.clock.now(),
      })),
    );
  },
);

test.each([undefined, "2020-01-01"])(
  "without the current version of the sentence on orientation there is no account: %s",
  async (orientation_text) => {
    const form = aSignup({ orientation_text });
    expect((await signUp(form)).json().fields).toEqual({
      orientation_text: expect.objectContaining({ error: "required" }),
    });
    expect(await counts(form.email)).toEqual({ accounts: 0, mails: 0 });
  },
);

test("an address with an account is rejected at its field", async () => {
  const member = await aMember(app.db);
  const answer = await signUp(aSignup({ email: member.email.toUpperCase() }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields.email).toEqual({
    error: "email_taken",
    message: "Dit e-mailadres heeft al een account op deze site.",
  });
  expect(answer.cookies).toEqual([]);
});

test("the same address may have an account on each site", async () => {
  const form = aSignup({ country: "DE", region: "02", city: "München" });
  await signUp(aSignup({ email: form.email }));
  const answer = await signUp(form, app.visitor("zweiter.localhost"));
  expect([answer.statusCode, answer.json().fields]).toEqual([200, undefined]);
  expect(await counts(form.email)).toEqual({ accounts: 2, mails: 2 });
});

test("twenty simultaneous sign-ups with one address create one account and one mail", async () => {
  const email = `${randomUUID()}@example.nl`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signUp(aSignup({ email, id: randomUUID() }))),
  );
  const words = answers.map((answer) => answer.json().fields?.email.error ?? "made");
  expect(words.toSorted()).toEqual([...Array<string>(19).fill("email_taken"), "made"]);
  expect(await counts(email)).toEqual({ accounts: 1, mails: 1 });
});

test("a retry with the same id gets the same response and creates nothing", async () => {
  const form = aSignup();
  const [first, again] = [await signUp(form), await signUp(form)];
  expect(again.json()).toEqual(first.json());
  expect(again.cookies.some((cookie) => cookie.name === "session")).toBe(true);
  expect(await counts(form.email)).toEqual({ accounts: 1, mails: 1 });
  expect(again.json().user.credits).toBe(30);
});

test("ten simultaneous attempts with the same id get the same response and create one account", async () => {
  const form = aSignup();
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(10).fill(200));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await counts(form.email)).toEqual({ accounts: 1, mails: 1 });
});

test.each([
  ["another password", { password: "acht lange koeien" }],
  ["another address", { email: "iemand.anders@example.nl" }],
])("a used id gives no access with %s", async (_, change) => {
  const form = aSignup();
  await signUp(form);
  const visitor = app.visitor();
  const answer = await signUp({ ...form, ...change }, visitor);
  expect([answer.statusCode, answer.json().error]).toEqual([409, "signup_id_used"]);
  expect(visitor.cookies.has("session")).toBe(false);
});

test("an id used on one site is free on another", async () => {
  const form = aSignup();
  await signUp(form);
  const abroad = { ...form, country: "DE", region: "02", city: "München" };
  expect((await signUp(abroad, app.visitor("zweiter.localhost"))).statusCode).toBe(200);
});

test("a site with neutral answers gives the same response for a free and a taken address, and mails the owner", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const member = await aMember(app.db, { language: "nl" });
    const free = aSignup();
    const taken = aSignup({ email: member.email });
    const [one, other] = [await signUp(free), await signUp(taken)];
    expect(one.json()).toEqual({ user: null, signup_message: null });
    expect([other.statusCode, other.body]).toEqual([one.statusCode, one.body]);
    expect([one.cookies, other.cookies]).toEqual([[], []]);
    for (const form of [free, taken]) {
      expect((await signUp(form)).body).toBe(one.body);
      await drainQueue(app.context);
      expect((await signUp(form)).body).toBe(one.body);
      expect((await signUp({ ...form, password: "acht lange koeien" })).body).toBe(one.body);
      await drainQueue(app.context);
      expect(await counts(form.email)).toEqual({ accounts: 1, mails: 1 });
      const email = `${randomUUID()}@example.nl`;
      expect((await signUp({ ...form, email })).json().error).toBe("signup_id_used");
    }
    const { rows } = await sql<{ subject: string }>`select subject from mail
      where to_address in (${free.email}, ${taken.email}) order by subject`.execute(app.db);
    expect(rows.map((row) => row.subject)).toEqual([
      "Bevestig je e-mailadres voor Vonk",
      "Je hebt al een account bij Vonk",
    ]);
  });
});

test("a site with neutral answers runs the same statements for a free and a taken address", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const { email } = await aMember(app.db);
    // Fill the caches with a first sign-up.
    await signUp(aSignup());
    const statements = recordStatements(app.context.database.pool);
    const statementsOf = async (form: object) => {
      statements.length = 0;
      expect((await signUp(form)).statusCode).toBe(200);
      return [...statements];
    };
    const free = await statementsOf(aSignup());
    expect(free.filter((text) => text.startsWith("insert into"))).not.toEqual([]);
    expect(await statementsOf(aSignup({ email }))).toEqual(free);
  });
});

test("on a site with neutral answers the answers are erased once the job has read them", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const member = await aMember(app.db);
    for (const form of [aSignup(), aSignup({ email: member.email })]) {
      await signUp(form);
      const queued = () =>
        rowOf(sql`select queued is not null as queued from signup_request where id = ${form.id}`);
      expect(await findTables(app.db, form.password)).toEqual([]);
      expect(await queued()).toEqual({ queued: true });
      await drainQueue(app.context);
      expect(await queued()).toEqual({ queued: false });
    }
  });
});

test("on a site with neutral answers the first message also waits for the confirmation", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const reader = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
    const form = aSignup({ to_member: reader.id, signup_message: "Dag! Ook koeien?" });
    await signUp(form);
    await drainQueue(app.context);
    const { rows } = await sql`select from pending_message p
      join account a on a.id = p.sender_id where a.email = ${form.email}`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
});

test("the owner of a taken address is notified at most three times a day", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const { email } = await aMember(app.db);
    for (let n = 0; n < 5; n += 1) await signUp(aSignup({ email }));
    await drainQueue(app.context);
    expect(await counts(email)).toEqual({ accounts: 1, mails: 3 });
  });
});

test("a first message waits for the confirmation, once, and is paid for with the free credits", async () => {
  const reader = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const form = aSignup({ to_member: reader.id, signup_message: "Dag! Ook koeien?" });
  for (const answer of [await signUp(form), await signUp(form)]) {
    expect(answer.json()).toMatchObject({ signup_message: "pending", user: { credits: 20 } });
  }
});

test.each([
  ["nobody", randomUUID],
  ["a member of another site", async () => (await aMember(app.db, { site: "second-spring" })).id],
  ["a hidden member", async () => (await aMember(app.db, { confirmed: false })).id],
])("a first message to %s is rejected, and the account is created", async (_, reader) => {
  const form = aSignup({ to_member: await reader(), signup_message: "Dag" });
  expect((await signUp(form)).json()).toMatchObject({
    signup_message: "refused",
    user: { credits: 30 },
  });
});

test("until its mail is sent, a link's token is only in that mail, and a password is stored nowhere", async () => {
  const form = aSignup({ password: "een zin die nergens staat" });
  await signUp(form);
  const mail = await rowOf<{ text: string }>(sql`
    select text from mail where to_address = ${form.email}`);
  const token = /\/([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "none";
  expect(await findTables(app.db, token)).toEqual(["public.mail"]);
  expect(await findTables(app.db, form.password)).toEqual([]);
  await drainQueue(app.context);
  expect(await findTables(app.db, token)).toEqual([]);
});

test("the request id of a sign-up is deleted after thirty days, the account is not", async () => {
  const form = aSignup();
  await signUp(form);
  const requests = async () => {
    await sql`select from graphile_worker.add_job('signup.purge_requests')`.execute(app.db);
    await drainQueue(app.context);
    const { rows } = await sql`select from signup_request where id = ${form.id}`.execute(app.db);
    return rows.length;
  };
  app.clock.advance(30 * 86_400_000);
  expect(await requests()).toBe(1);
  app.clock.advance(1_000);
  expect(await requests()).toBe(0);
  expect((await counts(form.email))?.accounts).toBe(1);
});
