import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { sendMailings } from "./send-mailings.ts";

const app = testApp();
const texts = {
  nl: { subject: "Nieuws <b>", text: "Eén & twee.\n\nLees https://vonk.localhost/nieuws?a=1&b=2." },
  de: { subject: "Neues", text: "Auf Deutsch" },
};

beforeEach(() => sql`delete from notification_preference`.execute(app.db));

async function aReader(options: Parameters<typeof aMember>[1] = {}, key = "news") {
  const she = await aMember(app.db, options);
  const hers = await loggedIn(app, she.id);
  await hers.put("/api/notifications", { key, mail: true });
  return { ...she, hers };
}

/** Sends a mailing from the office, and returns how many the office expects to get it. */
async function add(site = "vonk"): Promise<number> {
  const { browser } = await aStaffMember(app, { roles: [[site, "admin"]] });
  const query = `site=${site}&kind=news`;
  const counted = await browser.get(`/api/office/mailings/receivers?${query}`);
  const written = await browser.post("/api/office/mailings", { site, kind: "news", texts });
  const path = `/api/office/mailings/${written.json().id}/schedule`;
  const answer = await browser.post(path, { version: 1, starts_at: null });
  expect(answer.statusCode).toBe(204);
  const counts: Readonly<Record<string, number>> = counted.json().receivers;
  return Object.keys(texts).reduce((sum, language) => sum + (counts[language] ?? 0), 0);
}

/** How many mails of the kind were ever queued for an address. */
async function countFor(email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mail where to_address = ${email} and kind = 'news'`.execute(
    app.db,
  );
  return rows[0]?.count ?? 0;
}

test("a mailing reaches each member who chose its kind once, in that member's language", async () => {
  const [she, german, other] = [
    await aReader(),
    await aReader({ language: "de" }),
    await aReader({}, "promotions"),
  ];
  expect(await add()).toBe(2);
  const [mail, ...others] = await sentMails(app, she.email, sendMailings);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Nieuws <b>");
  expect(mail?.html).toContain("Nieuws &lt;b&gt;");
  expect(mail?.html).toContain('href="https://vonk.localhost/nieuws?a=1&amp;b=2"');
  expect(mail?.text).toContain("Eén & twee.\n\nLees https://vonk.localhost/nieuws?a=1&b=2.");
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  await sendMailings(app.context.services);
  const counts = [she, german, other].map(({ email }) => countFor(email));
  expect(await Promise.all(counts)).toEqual([1, 1, 0]);
});

test("a member whose language has no text gets no mail in another language", async () => {
  const polish = await aReader({ language: "pl" });
  expect(await add()).toBe(0);
  await sendMailings(app.context.services);
  expect(await countFor(polish.email)).toBe(0);
});

test.each(["switched off", "stopped", "disabled", "deleted"] as const)(
  "a mailing does not reach a member who is %s",
  async (how) => {
    const she = await aReader();
    if (how === "switched off")
      await she.hers.put("/api/notifications", { key: "news", mail: false });
    else if (how === "stopped")
      await sql`insert into notification_stop (account_id, reason) values (${she.id}, 'fbl')`.execute(
        app.db,
      );
    else await hideMember(app.db, she.id, how, she.id);
    expect(await add()).toBe(0);
    await sendMailings(app.context.services);
    expect(await countFor(she.email)).toBe(0);
  },
);

test("a mailing does not reach members of another site", async () => {
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  await sql`insert into notification_preference (account_id, key, mail, changed_at)
    values (${elsewhere.id}, 'news', true, now())`.execute(app.db);
  expect(await add()).toBe(0);
  await sendMailings(app.context.services);
  expect(await countFor(elsewhere.email)).toBe(0);
});

test("two processes that send a mailing at once mail nobody twice", async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, () => aReader()));
  await add();
  const { services } = app.context;
  await Promise.all([1, 2, 3].map(() => sendMailings(services)));
  const counts = await Promise.all(readers.map(({ email }) => countFor(email)));
  expect(counts).toEqual([1, 1, 1, 1, 1]);
});

test("a mailing that is half sent goes on after the last member it reached", async () => {
  const readers = (await Promise.all(Array.from({ length: 4 }, () => aReader()))).toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  await add();
  await sql`update mailing set sent_after = ${readers[1]?.id} where finished_at is null`.execute(
    app.db,
  );
  await sendMailings(app.context.services);
  const counts = await Promise.all(readers.map(({ email }) => countFor(email)));
  expect(counts).toEqual([0, 0, 1, 1]);
});

test("a mailing's mails wait for all other mails", async () => {
  const she = await aReader();
  await add();
  await sendMailings(app.context.services);
  const { rows } = await sql<{ priority: number }>`
    select j.priority from graphile_worker._private_jobs j
    join mail m on m.id::text = j.payload->>'mail' where m.to_address = ${she.email}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ priority: 10 }]);
});
