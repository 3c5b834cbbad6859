import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { OutgoingMail } from "#server/providers/mail/port.ts";
import { MAIL_INTAKE_PATH } from "#server/roles/mail/mail-intake.ts";
import { buildBounce, buildComplaint } from "#sandbox/mailbox/build-reports.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const secret = "a secret of the tests".replaceAll(" ", "-").padEnd(32, "x");
const app = testApp({ BOUNCE_DOMAIN: "bounces.example.org", MAIL_INTAKE_SECRET: secret });
const DAY_MS = 86_400_000;

const post = (raw: string | Buffer, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: "POST",
    url: MAIL_INTAKE_PATH,
    payload: raw,
    headers: {
      host: "localhost",
      "content-type": "message/rfc822",
      authorization: `Bearer ${secret}`,
      ...headers,
    },
  });

/** Sends a mail to a member and returns it as sent; undefined if it was not sent. */
async function sendTo(account: MemberId, to?: string): Promise<OutgoingMail | undefined> {
  const sent: OutgoingMail[] = [];
  const site = await app.context.services.sites.byHost("localhost");
  const { rows } = await sql<{
    email: string;
  }>`select email from account where id = ${account}`.execute(app.db);
  const mail = { site, kind: "test", account, locale: "nl" as const, at: app.clock.now() };
  const written = { subject: "Dag", html: "<p>Dag</p>", text: "Dag" };
  await app.db
    .transaction()
    .execute((tx) => queueMail(tx, { ...mail, to: to ?? rows[0]?.email ?? "" }, written));
  await drainQueue(app.context, {
    send: (one) => {
      sent.push(one);
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  });
  return sent[0];
}

async function aMailedMember() {
  const { id } = await aMember(app.db);
  const mail = await sendTo(id);
  if (!mail) throw new Error("the mail was not sent");
  return { id, mail };
}

async function stopsOf(id: MemberId): Promise<string[]> {
  return (await (await loggedIn(app, id)).get("/api/user.php")).json().user.notifications_disabled;
}

test("each mail returns to an address of its own", async () => {
  const [one, other] = [await aMailedMember(), await aMailedMember()];
  expect(one.mail.returnTo).toMatch(/^b-[0-9a-f]{52}@bounces\.example\.org$/);
  expect(other.mail.returnTo).not.toBe(one.mail.returnTo);
});

test("a hard bounce stops mail to the address, but not to a new one", async () => {
  const { id, mail } = await aMailedMember();
  expect((await post(buildBounce(mail))).statusCode).toBe(204);
  expect(await stopsOf(id)).toEqual(["bounce"]);
  expect(await sendTo(id)).toBeUndefined();
  expect(await sendTo(id, "nieuw@example.nl")).toBeDefined();
});

test("a complaint stops the notifications, and transactional mail still goes out", async () => {
  const { id, mail } = await aMailedMember();
  expect((await post(buildComplaint(mail))).statusCode).toBe(204);
  expect(await stopsOf(id)).toEqual(["fbl"]);
  expect(await sendTo(id)).toBeDefined();
});

test("the third soft bounce within 30 days stops the mail, each mail counting once", async () => {
  const { id, mail } = await aMailedMember();
  const soft = (of: OutgoingMail | undefined) => post(buildBounce(of ?? mail, "4.2.2"));
  await soft(mail);
  app.clock.advance(29 * DAY_MS);
  const second = await sendTo(id);
  await soft(second);
  await soft(second);
  expect(await stopsOf(id)).toEqual([]);
  app.clock.advance(2 * DAY_MS);
  await soft(await sendTo(id));
  expect(await stopsOf(id)).toEqual([]);
  await soft(await sendTo(id));
  expect(await stopsOf(id)).toEqual(["bounce"]);
});

test("a bounce of an earlier address stops nothing", async () => {
  const { id, mail } = await aMailedMember();
  await sql`update account set email = 'later@example.nl' where id = ${id}`.execute(app.db);
  await post(buildBounce(mail));
  expect(await stopsOf(id)).toEqual([]);
});

test("a forged return address is rejected and stops nothing", async () => {
  const { id, mail } = await aMailedMember();
  const other = await aMailedMember();
  const forged = (mail.returnTo ?? "").replace(/[0-9a-f]{20}@/, `${"0".repeat(20)}@`);
  expect((await post(buildBounce({ ...mail, returnTo: forged }))).statusCode).toBe(400);
  // The signature of another mail's address.
  const mixed = `${forged.slice(0, 34)}${other.mail.returnTo?.slice(34)}`;
  expect((await post(buildBounce({ ...mail, returnTo: mixed }))).statusCode).toBe(400);
  expect(await stopsOf(id)).toEqual([]);
});

test.each([
  ["no", ""],
  ["a wrong", "Bearer wrong"],
  ["half the", `Bearer ${secret.slice(0, 16)}`],
  ["an unlabelled", secret],
])("with %s secret nothing is read", async (_, authorization) => {
  const { id, mail } = await aMailedMember();
  expect((await post(buildBounce(mail), { authorization })).statusCode).toBe(403);
  expect(await stopsOf(id)).toEqual([]);
});

test("a message over 1 MB is rejected", async () => {
  const { mail } = await aMailedMember();
  const raw = buildBounce(mail) + "x".repeat(1024 * 1024);
  expect((await post(raw)).statusCode).toBe(413);
});

test("200 mangled reports never fail the server", async () => {
  const { mail } = await aMailedMember();
  const whole = [buildBounce(mail), buildComplaint(mail)].map((raw) => Buffer.from(raw));
  let seed = 12;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
  const codes = new Set<number>();
  for (let n = 0; n < 200; n += 1) {
    const raw = Buffer.from(whole[n % 2] ?? "");
    for (let times = 1 + random(30); times > 0; times -= 1) raw[random(raw.length)] = random(256);
    const cut = random(4) === 0 ? raw.subarray(random(raw.length)) : raw;
    codes.add((await post(random(5) === 0 ? Buffer.concat([cut, raw, cut]) : cut)).statusCode);
  }
  expect([...codes].toSorted()).toEqual([204, 400]);
});

test("the intake is limited", async () => {
  const codes = [];
  for (let n = 0; n < 620; n += 1) codes.push((await post("", { authorization: "" })).statusCode);
  expect(codes.at(-1)).toBe(429);
});
