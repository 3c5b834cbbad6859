import { expect, test } from "vitest";
import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import type { Delivery, MailProvider, OutgoingMail } from "#server/providers/mail/port.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { findTables } from "#tests/privacy/find-tables.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { queueMail } from "./queue-mail.ts";

const app = testApp();
const written = { subject: "Dag", html: "<p>geheim</p>", text: "geheim" };

/** A provider that returns these deliveries in turn and records the mails. */
function provider(...answers: Delivery[]): MailProvider & { readonly mails: OutgoingMail[] } {
  const mails: OutgoingMail[] = [];
  return {
    mails,
    close: () => undefined,
    send(mail) {
      mails.push(mail);
      return Promise.resolve(answers.shift() ?? { is: "sent" });
    },
  };
}

async function queue(host = "localhost", to = "marijke@example.nl", account?: MemberId) {
  const site = await app.context.services.sites.byHost(host);
  const mail = await mailTo(site, to, account);
  await app.db.transaction().execute((tx) => queueMail(tx, mail, written));
}

const mailTo = async (site: Site, to: string, account?: MemberId) => ({
  site,
  kind: "test",
  to,
  account: account ?? (await aMember(app.db, { site: site.id })).id,
  locale: "nl" as const,
  at: app.clock.now(),
});

async function rows(to: string) {
  const found = await sql<{
    id: string;
    attempts: number;
    sent_at: Date | null;
    rejected_at: Date | null;
    last_failure: string | null;
  }>`select id, attempts, sent_at, rejected_at, last_failure from mail where to_address = ${to}`.execute(
    app.db,
  );
  return found.rows;
}

const dueNow = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);

test("a mail is sent once, from its site, and stores the time of sending", async () => {
  const sent = provider();
  await queue("zweiter.localhost", "een@example.nl");
  await drainQueue(app.context, sent);
  await drainQueue(app.context, sent);
  expect(sent.mails).toHaveLength(1);
  expect(sent.mails[0]).toMatchObject({
    from: { name: "Zweiter Frühling" },
    to: "een@example.nl",
    ...written,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(await rows("een@example.nl")).toMatchObject([
    { id: sent.mails[0]?.id, attempts: 1, sent_at: app.clock.now() },
  ]);
});

test("a mail queued in a failed transaction is never sent", async () => {
  const site = await app.context.services.sites.byHost("localhost");
  const failing = app.db.transaction().execute(async (tx) => {
    await queueMail(tx, await mailTo(site, "nooit@example.nl"), written);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const sent = provider();
  await drainQueue(app.context, sent);
  expect(sent.mails).toEqual([]);
  expect(await rows("nooit@example.nl")).toEqual([]);
});

test("a delayed mail is retried under the same id", async () => {
  const sent = provider({ is: "delayed", reason: "452" });
  await queue("localhost", "vol@example.nl");
  await drainQueue(app.context, sent);
  expect(await rows("vol@example.nl")).toMatchObject([{ attempts: 1, last_failure: "452" }]);
  await dueNow();
  await drainQueue(app.context, sent);
  expect(sent.mails.map((mail) => mail.id)).toEqual([sent.mails[0]?.id, sent.mails[0]?.id]);
  expect(await rows("vol@example.nl")).toMatchObject([{ attempts: 2, last_failure: null }]);
});

test("a rejected mail is not retried and stores its reason", async () => {
  const sent = provider({ is: "rejected", reason: "550" });
  await queue("localhost", "weg@example.nl");
  await drainQueue(app.context, sent);
  await dueNow();
  await drainQueue(app.context, sent);
  expect(sent.mails).toHaveLength(1);
  expect(await rows("weg@example.nl")).toMatchObject([
    { rejected_at: app.clock.now(), sent_at: null, last_failure: "550" },
  ]);
});

test("neither the queue nor a failed job contains an address or the text of a mail", async () => {
  const member = await aMember(app.db);
  await queue("localhost", "stil@example.nl", member.id);
  await drainQueue(app.context, provider({ is: "delayed", reason: "452" }));
  const { rows: jobs } = await sql`select payload, last_error from graphile_worker._private_jobs
    where last_error is not null`.execute(app.db);
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toMatch(/stil@example|geheim/);
  await dueNow();
  await drainQueue(app.context);
});

test("mails are deleted after 30 days", async () => {
  await queue("localhost", "oud@example.nl");
  await drainQueue(app.context, noMail);
  app.clock.advance(30 * 86_400_000);
  await purge();
  expect(await rows("oud@example.nl")).toHaveLength(1);
  app.clock.advance(1);
  await purge();
  expect(await rows("oud@example.nl")).toHaveLength(0);
});

async function purge(): Promise<void> {
  await sql`select from graphile_worker.add_job('mail.purge')`.execute(app.db);
  await drainQueue(app.context);
}

test("once a mail is handed over, its stored copy has no working link", async () => {
  const form = aSignup();
  await postFromElsewhere(app.visitor(), "/api/signup", form);
  const sent = provider();
  await drainQueue(app.context, sent);
  const mail = sent.mails.find(({ to }) => to === form.email);
  const token = /\/([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "none";
  expect(token).toHaveLength(43);
  expect(await findTables(app.db, token)).toEqual([]);
});

test("a rejected mail is masked as well", async () => {
  const form = aSignup();
  await postFromElsewhere(app.visitor(), "/api/signup", form);
  const sent = provider({ is: "rejected", reason: "550" });
  await drainQueue(app.context, sent);
  const token = /\/([\w-]{43})\b/.exec(sent.mails[0]?.text ?? "")?.[1] ?? "none";
  expect(token).toHaveLength(43);
  expect(await findTables(app.db, token)).toEqual([]);
});

test("a mail's body is erased after 7 days, sent or not", async () => {
  await queue("localhost", "week@example.nl");
  const bodies = async () =>
    (await sql`select html, text from mail where to_address = 'week@example.nl'`.execute(app.db))
      .rows;
  const erase = async () => {
    await sql`select from graphile_worker.add_job('mail.erase-bodies')`.execute(app.db);
    await drainQueue(
      app.context,
      provider(...Array.from({ length: 9 }, (): Delivery => ({ is: "delayed", reason: "452" }))),
    );
  };
  app.clock.advance(7 * 86_400_000);
  await erase();
  expect(await bodies()).toEqual([{ html: written.html, text: written.text }]);
  app.clock.advance(1);
  await erase();
  expect(await bodies()).toEqual([{ html: null, text: null }]);
  await dueNow();
  const sent = provider();
  await drainQueue(app.context, sent);
  expect(sent.mails).toEqual([]);
});
