import { expect, test } from "vitest";
import { sql } from "kysely";
import type { MemberId } from "#contract/ids.ts";
import { outboxMail } from "#server/providers/mail/outbox-mail.ts";
import type { Delivery, MailProvider, OutgoingMail } from "#server/providers/mail/port.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { testApp } from "#tests/test-app.ts";
import { workOffJobs } from "#tests/work-off-jobs.ts";
import { aMember } from "#tests/world/a-member.ts";
import { queueMail } from "./queue-mail.ts";

const app = testApp();
const written = { subject: "Dag", html: "<p>geheim</p>", text: "geheim" };

/** A provider that answers as told and remembers what it was given. */
function provider(...answers: Delivery[]): MailProvider & { readonly given: OutgoingMail[] } {
  const given: OutgoingMail[] = [];
  return {
    given,
    close: () => undefined,
    send(mail) {
      given.push(mail);
      return Promise.resolve(answers.shift() ?? { is: "sent" });
    },
  };
}

async function queue(host = "localhost", to = "marijke@example.nl", account?: MemberId) {
  const site = await app.context.services.sites.byHost(host);
  await app.db.transaction().execute((tx) => queueMail(tx, mailTo(site, to, account), written));
}

const mailTo = (site: Site, to: string, account?: MemberId) => ({
  site,
  kind: "test",
  to,
  account: account ?? null,
  locale: "nl" as const,
  at: app.clock.now(),
});

async function rows(to: string) {
  const found = await sql<{
    id: string;
    attempts: number;
    sent_at: Date | null;
    refused_at: Date | null;
    last_failure: string | null;
  }>`select id, attempts, sent_at, refused_at, last_failure from mail where to_address = ${to}`.execute(
    app.db,
  );
  return found.rows;
}

const dueNow = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);

test("a mail goes out once, from its site, and is marked with the moment", async () => {
  const mails = provider();
  await queue("zweiter.localhost", "een@example.nl");
  await workOffJobs(app.context, mails);
  await workOffJobs(app.context, mails);
  expect(mails.given).toHaveLength(1);
  expect(mails.given[0]).toMatchObject({
    from: { name: "Zweiter Frühling" },
    to: "een@example.nl",
    ...written,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(await rows("een@example.nl")).toMatchObject([
    { id: mails.given[0]?.id, attempts: 1, sent_at: app.clock.now() },
  ]);
});

test("a mail written in a transaction that fails was never written", async () => {
  const site = await app.context.services.sites.byHost("localhost");
  const failing = app.db.transaction().execute(async (tx) => {
    await queueMail(tx, mailTo(site, "nooit@example.nl"), written);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const mails = provider();
  await workOffJobs(app.context, mails);
  expect(mails.given).toEqual([]);
  expect(await rows("nooit@example.nl")).toEqual([]);
});

test("a delayed mail is tried again under the same id", async () => {
  const mails = provider({ is: "delayed", reason: "452" });
  await queue("localhost", "vol@example.nl");
  await workOffJobs(app.context, mails);
  expect(await rows("vol@example.nl")).toMatchObject([{ attempts: 1, last_failure: "452" }]);
  await dueNow();
  await workOffJobs(app.context, mails);
  expect(mails.given.map((mail) => mail.id)).toEqual([mails.given[0]?.id, mails.given[0]?.id]);
  expect(await rows("vol@example.nl")).toMatchObject([{ attempts: 2, last_failure: null }]);
});

test("a refused mail is not tried again and keeps its reason", async () => {
  const mails = provider({ is: "refused", reason: "550" });
  await queue("localhost", "weg@example.nl");
  await workOffJobs(app.context, mails);
  await dueNow();
  await workOffJobs(app.context, mails);
  expect(mails.given).toHaveLength(1);
  expect(await rows("weg@example.nl")).toMatchObject([
    { refused_at: app.clock.now(), sent_at: null, last_failure: "550" },
  ]);
});

test("neither the queue nor what a job leaves behind holds an address or a word of a mail", async () => {
  const member = await aMember(app.db);
  await queue("localhost", "stil@example.nl", member.id);
  await workOffJobs(app.context, provider({ is: "delayed", reason: "452" }));
  const { rows: jobs } = await sql`select payload, last_error from graphile_worker._private_jobs
    where last_error is not null`.execute(app.db);
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toMatch(/stil@example|geheim/);
  await dueNow();
  await workOffJobs(app.context);
});

test("mails are forgotten after thirty days", async () => {
  await queue("localhost", "oud@example.nl");
  await workOffJobs(app.context, outboxMail());
  app.clock.advance(30 * 86_400_000);
  await forget();
  expect(await rows("oud@example.nl")).toHaveLength(1);
  app.clock.advance(1);
  await forget();
  expect(await rows("oud@example.nl")).toHaveLength(0);
});

async function forget(): Promise<void> {
  await sql`select from graphile_worker.add_job('mail.forget')`.execute(app.db);
  await workOffJobs(app.context);
}
