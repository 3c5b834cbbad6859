import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { saveMailingCounts } from "./send-mailings.ts";
import { sendMailings } from "./send-mailings.ts";

const app = testApp();
const SOON_MS = 600_000;
const DAY_MS = 86_400_000;
const nl = { subject: "Nieuws", text: "Een tekst." };

beforeEach(async () => {
  await sql`delete from notification_preference`.execute(app.db);
  await sql`update mailing set stopped_at = now() where stopped_at is null`.execute(app.db);
});

const anAdmin = async (site = "vonk") =>
  (await aStaffMember(app, { roles: [[site, "admin"]] })).browser;
type Admin = Awaited<ReturnType<typeof anAdmin>>;

async function aDraft(admin: Admin, texts: object = { nl }, kind = "news"): Promise<string> {
  const answer = await admin.post("/api/office/mailings", { site: "vonk", kind, texts });
  return `/api/office/mailings/${answer.json().id}`;
}

const schedule = (admin: Admin, path: string, starts_at: Date | null = null, version = 1) =>
  admin.post(`${path}/schedule`, { version, starts_at: starts_at?.toISOString() ?? null });
const loaded = async (admin: Admin, path: string) => (await admin.get(path)).json();

async function aReader() {
  const she = await aMember(app.db);
  const hers = await loggedIn(app, she.id);
  await hers.put("/api/notifications", { key: "news", mail: true });
  return { ...she, hers };
}

/** Sends what is queued; returns the addresses that got a mail. */
async function deliver(limit = Infinity): Promise<string[]> {
  const got: string[] = [];
  const send = ({ to }: { to: string }) => {
    if (got.length >= limit) return Promise.resolve({ is: "delayed" as const, reason: "busy" });
    got.push(to);
    return Promise.resolve({ is: "sent" as const });
  };
  await drainQueue(app.context, { send, close: () => undefined });
  return got;
}

test("of two people who change a draft at once, the second learns of the first", async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  const path = await aDraft(one);
  const body = (subject: string) => ({
    version: 1,
    kind: "news",
    texts: { nl: { ...nl, subject } },
  });
  expect((await one.put(path, body("Van de een"))).json()).toEqual({ version: 2 });
  expect((await other.put(path, body("Van de ander"))).json().error).toBe("mailing_changed");
  expect((await schedule(other, path)).json().error).toBe("mailing_changed");
  expect(await loaded(other, path)).toMatchObject({ subject: "Van de een", version: 2 });
});

test("a sent mailing can be neither changed, deleted, withdrawn nor sent again", async () => {
  const admin = await anAdmin();
  await aReader();
  const path = await aDraft(admin);
  expect((await schedule(admin, path)).statusCode).toBe(204);
  await sendMailings(app.context.services);
  await deliver();
  const { version, state } = await loaded(admin, path);
  expect(state).toBe("sent");
  const answers = [
    await admin.put(path, { version, kind: "news", texts: { nl } }),
    await admin.send({ method: "DELETE", url: path }),
    await admin.post(`${path}/withdraw`, {}),
    await admin.post(`${path}/stop`, {}),
    await schedule(admin, path, null, version),
  ];
  expect(answers.map((answer) => answer.json().error)).toEqual(Array(5).fill("mailing_closed"));
});

test("a scheduled mailing waits for its time, and can be a draft again until then", async () => {
  const admin = await anAdmin();
  const she = await aReader();
  const path = await aDraft(admin);
  const past = await schedule(admin, path, new Date(app.clock.now().getTime() - 1));
  expect(past.json().fields).toMatchObject({ starts_at: { error: "in_past" } });
  await schedule(admin, path, new Date(app.clock.now().getTime() + SOON_MS));
  expect(await sentMails(app, she.email, sendMailings)).toEqual([]);
  expect(await loaded(admin, path)).toMatchObject({ state: "scheduled" });
  expect((await admin.post(`${path}/withdraw`, {})).statusCode).toBe(204);
  expect(await loaded(admin, path)).toMatchObject({ state: "draft", version: 3 });
  await schedule(admin, path, new Date(app.clock.now().getTime() + SOON_MS), 3);
  app.clock.advance(SOON_MS);
  const kinds = (await sentMails(app, she.email, sendMailings)).map(({ subject }) => subject);
  expect(kinds).toEqual(["Nieuws"]);
});

test("a stopped mailing reaches nobody else, and still counts who got it", async () => {
  const admin = await anAdmin();
  for (let n = 0; n < 4; n += 1) await aReader();
  const path = await aDraft(admin);
  await schedule(admin, path);
  await sendMailings(app.context.services);
  expect(await deliver(1)).toHaveLength(1);
  expect(await loaded(admin, path)).toMatchObject({ state: "sending", receivers: 4, sent: 1 });
  expect((await admin.post(`${path}/stop`, {})).statusCode).toBe(204);
  app.clock.advance(SOON_MS);
  await sendMailings(app.context.services);
  expect(await deliver()).toEqual([]);
  expect(await loaded(admin, path)).toMatchObject({ state: "stopped", sent: 1 });
});

test("members who unsubscribe after a mailing are counted, even once its mails are purged", async () => {
  const admin = await anAdmin();
  const [she] = [await aReader(), await aReader()];
  const path = await aDraft(admin);
  await schedule(admin, path);
  await sendMailings(app.context.services);
  await deliver();
  app.clock.advance(SOON_MS);
  await she.hers.put("/api/notifications", { key: "news", mail: false });
  const counts = { receivers: 2, sent: 2, failed: 0, unsubscribed: 1 };
  expect(await loaded(admin, path)).toMatchObject(counts);
  app.clock.advance(29 * DAY_MS);
  await saveMailingCounts(app.context.services);
  await sql`delete from mail`.execute(app.db);
  const { browser } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  expect(await loaded(browser, path)).toMatchObject({ ...counts, state: "sent" });
});

test.each([
  ["mailing_incomplete", "news", {}],
  ["mailing_incomplete", "news", { nl, de: { subject: "Neues", text: "" } }],
  ["mailing_link", "news", { nl: { ...nl, text: "Kijk op https://elders.example/x" } }],
  ["mailing_price", "promotions", { nl: { ...nl, text: "Nu 60 credits voor € 1,00" } }],
])("a mailing is not sent: %s", async (error, kind, texts) => {
  const admin = await anAdmin();
  const path = await aDraft(admin, texts, kind);
  expect((await schedule(admin, path)).json().error).toBe(error);
  expect(await loaded(admin, path)).toMatchObject({ state: "draft" });
});

test("a test mail goes only to the person who requests it", async () => {
  const { browser, email } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  const reader = await aReader();
  const shown = { site: "vonk", language: "nl", ...nl };
  const { html } = (await browser.post("/api/office/mailings/preview", shown)).json();
  expect((await browser.post("/api/office/mailings/test", shown)).statusCode).toBe(204);
  const got: { to: string; html: string }[] = [];
  const send = (mail: { to: string; html: string }) => {
    got.push(mail);
    return Promise.resolve({ is: "sent" as const });
  };
  await drainQueue(app.context, { send, close: () => undefined });
  expect(got.map(({ to }) => to)).toEqual([email]);
  expect(got[0]?.html).toBe(html);
  expect(got.map(({ to }) => to)).not.toContain(reader.email);
});

test("an admin of another site can neither read nor change a mailing", async () => {
  const path = await aDraft(await anAdmin());
  const other = await anAdmin("second-spring");
  const shown = { site: "vonk", language: "nl", ...nl };
  const answers = [
    await other.get(path),
    await other.get("/api/office/mailings/receivers?site=vonk&kind=news"),
    await other.post("/api/office/mailings", { site: "vonk", kind: "news", texts: {} }),
    await other.put(path, { version: 1, kind: "news", texts: {} }),
    await other.send({ method: "DELETE", url: path }),
    await schedule(other, path),
    await other.post(`${path}/withdraw`, {}),
    await other.post(`${path}/stop`, {}),
    await other.post("/api/office/mailings/preview", shown),
    await other.post("/api/office/mailings/test", shown),
  ];
  expect(answers.map((answer) => answer.json().error)).toEqual(Array(10).fill("role_required"));
  const { mailings, sites } = (await other.get("/api/office/mailings")).json();
  expect([mailings, sites.map(({ id }: { id: string }) => id)]).toEqual([[], ["second-spring"]]);
});

test("every act on a mailing is in the audit trail", async () => {
  const admin = await anAdmin();
  const path = await aDraft(admin);
  await admin.put(path, { version: 1, kind: "news", texts: { nl } });
  await schedule(admin, path, new Date(app.clock.now().getTime() + SOON_MS), 2);
  await admin.post(`${path}/withdraw`, {});
  await admin.send({ method: "DELETE", url: path });
  const { entries } = (await admin.get("/api/office/audit?site=vonk")).json();
  expect(entries.slice(0, 5).map(({ action }: { action: string }) => action)).toEqual([
    "mailing.deleted",
    "mailing.withdrawn",
    "mailing.scheduled",
    "mailing.changed",
    "mailing.created",
  ]);
});
