import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openMailbox } from "#sandbox/mailbox/mailbox.ts";
import { mountMailbox } from "#sandbox/mailbox/mount-mailbox.ts";
import { sendActivityMails } from "#server/domains/notifications/send-activity-mails.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const dir = await mkdtemp(path.join(tmpdir(), "vonk-mailbox-"));
const mailbox = openMailbox(dir);
const app = testApp({}, noPages, (server, context) => mountMailbox(server, context, mailbox));
const LIST = "/demo/mailbox";

afterAll(() => rm(dir, { recursive: true }));

/** Signs up, sends the mail and returns the address of its page. */
async function aMail(options: Parameters<typeof aSignup>[0] = {}, host = "localhost") {
  const form = aSignup(options);
  app.clock.advance(1_000);
  await postFromElsewhere(app.visitor(host), "/api/signup", form);
  await drainQueue(app.context, mailbox.provider);
  const list = await app.visitor(host).get(LIST);
  const page = /href="(\/demo\/mailbox\/[\da-f-]{36})"/.exec(list.body)?.[1] ?? "none";
  return { form, list, page };
}

test("lists a site's mails, newest first", async () => {
  const { form: first } = await aMail();
  const { form: second, list } = await aMail();
  expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(list.body).toContain(first.email);
  expect(list.body.indexOf(second.email)).toBeLessThan(list.body.indexOf(first.email));
});

test("still has its mails when it is opened again", async () => {
  const { form } = await aMail();
  const site = await app.context.services.sites.byHost("localhost");
  const [newest] = openMailbox(dir).list(site.support_email, 1);
  expect(newest).toMatchObject({ to: form.email, from: { name: "Vonk" } });
});

test("shows a mail as text with a working link, and as HTML in a sandboxed frame", async () => {
  const { form, page } = await aMail();
  const shown = await app.visitor().get(page);
  expect(shown.body).toContain(form.email);
  expect(shown.body).toMatch(
    /<iframe [^>]*src="[^"]*\/html" sandbox="allow-top-navigation-by-user-activation">/,
  );
  const token = /<pre[\s\S]*<a href="http:\/\/localhost:3000\/([\w-]{43})">/.exec(shown.body)?.[1];
  expect(
    (await app.visitor().post(`/api/links/${token}`, { password: form.password })).statusCode,
  ).toBe(200);
  const framed = await app.visitor().get(`${page}/html`);
  const policy = String(framed.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("script");
  expect(framed.body).toContain('<base target="_top">');
});

test("has no inline script or style on its pages", async () => {
  const { list, page } = await aMail();
  for (const { body } of [list, await app.visitor().get(page)]) {
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=/);
    const sheet = /href="(\/demo\/mailbox\/[^"]+\.css)"/.exec(body)?.[1] ?? "none";
    expect((await app.visitor().get(sheet)).headers["content-type"]).toContain("text/css");
  }
});

test("returns 404 for a mail of another site and for an unknown mail", async () => {
  const { form, page } = await aMail();
  const abroad = app.visitor("zweiter.localhost");
  expect((await abroad.get(LIST)).body).not.toContain(form.email);
  for (const url of [page, `${page}/html`, `${LIST}/x`, `${LIST}/${"a".repeat(400)}/html`]) {
    const answer = await abroad.get(url);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(answer.body).not.toContain(form.email);
  }
});

/** A notification about a like, and its page. */
async function aNotification() {
  const last_active_at = new Date(app.clock.now().getTime() - 3_600_000);
  const she = await aMember(app.db, { profile: { last_active_at } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await (await loggedIn(app, he.id)).post("/api/likes.php", { member: she.id });
  app.clock.advance(360_000);
  await sendActivityMails(app.context.services);
  await drainQueue(app.context, mailbox.provider);
  const list = await app.visitor().get(LIST);
  const page = /href="(\/demo\/mailbox\/[\da-f-]{36})"/.exec(list.body)?.[1] ?? "none";
  return { form: { email: she.email }, page };
}

test.each([
  ["bounce", aMail, "bounce", "De mail is teruggekomen"],
  ["complaint", aMail, "fbl", "De mail is als spam gemeld"],
  ["unsubscribe", aNotification, "listunsubscribe", "in het mailprogramma afgemeld"],
] as const)("the button for %s does what a mail server or program would", async (...row) => {
  const [report, send, reason, text] = row;
  const { form, page } = await send();
  expect((await app.visitor().get(page)).body).toContain(`name="report" value="${report}"`);
  const pressed = await app.visitor().send({
    method: "POST",
    url: `${page}/report`,
    payload: `report=${report}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([
    303,
    `${page}?reported=${report}`,
  ]);
  expect((await app.visitor().get(`${page}?reported=${report}`)).body).toContain(text);
  const { rows } = await sql<{ reason: string }>`select reason from notification_stop s
    join account a on a.id = s.account_id where a.email = ${form.email}`.execute(app.db);
  expect(rows).toEqual([{ reason }]);
});

test("an unknown report is rejected", async () => {
  const { page } = await aMail();
  const answer = await app.visitor().post(`${page}/report`, { report: "bounce" });
  expect(answer.statusCode).toBe(400);
});

test("an empty mailbox explains what will arrive", async () => {
  expect((await app.visitor("second.localhost").get(LIST)).body).toContain('class="empty"');
});
