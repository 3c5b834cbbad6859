import { expect, test } from "vitest";
import { testApp } from "./test-app.ts";
import { workOffJobs } from "./work-off-jobs.ts";
import { aSignup, postFromElsewhere } from "./world/a-signup.ts";

const app = testApp();
const LIST = "/demo/outbox";

/** Signs up and answers the address of the mail's page. */
async function aMail(wanted: Parameters<typeof aSignup>[0] = {}, host = "localhost") {
  const form = aSignup(wanted);
  app.clock.advance(1_000);
  await postFromElsewhere(app.visitor(host), "/api/signup", form);
  const list = await app.visitor(host).get(LIST);
  const page = /href="(\/demo\/outbox\/[\da-f-]{36})"/.exec(list.body)?.[1] ?? "none";
  return { form, list, page };
}

test("the outbox lists a site's mails, the newest first, and says whether they were sent", async () => {
  const { form: first } = await aMail();
  const { form: second, list } = await aMail();
  expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(list.body.indexOf(second.email)).toBeLessThan(list.body.indexOf(first.email));
  expect(list.body).toContain("wacht nog");
  await workOffJobs(app.context);
  expect((await app.visitor().get(LIST)).body).not.toContain("wacht nog");
});

test("a mail's page shows it as text with a link that works, and in a frame that can do little", async () => {
  const { form, page } = await aMail();
  const shown = await app.visitor().get(page);
  expect(shown.body).toContain(form.email);
  expect(shown.body).toMatch(
    /<iframe [^>]*src="[^"]*\/html" sandbox="allow-top-navigation-by-user-activation">/,
  );
  const token = /<pre[\s\S]*<a href="http:\/\/localhost:3000\/([\w-]{43})">/.exec(shown.body)?.[1];
  expect((await app.visitor().post(`/api/links/${token}`, {})).statusCode).toBe(200);
  const framed = await app.visitor().get(`${page}/html`);
  const policy = String(framed.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("script");
  expect(framed.body).toContain('<base target="_top">');
});

test("the pages of the outbox hold no script and no style of their own", async () => {
  const { list, page } = await aMail();
  for (const { body } of [list, await app.visitor().get(page)]) {
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=/);
    const sheet = /href="(\/demo\/outbox\/[^"]+\.css)"/.exec(body)?.[1] ?? "none";
    expect((await app.visitor().get(sheet)).headers["content-type"]).toContain("text/css");
  }
});

test("a site's mails are on no other site, and a mail that is none is a page that says so", async () => {
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

test("an empty outbox says what will come", async () => {
  expect((await app.visitor("second.localhost").get(LIST)).body).toContain('class="empty"');
});
