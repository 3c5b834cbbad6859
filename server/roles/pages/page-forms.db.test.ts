import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { noPages } from "#tests/no-pages.ts";
import { aMember } from "#tests/world/a-member.ts";
import type { FormAnswer } from "#web/site/form-answer.ts";

const forms: FormAnswer[] = [];
const app = testApp(
  {},
  {
    ...noPages,
    render: (page) => {
      if (page.form) forms.push(page.form);
      return noPages.render(page);
    },
  },
);

const OWN = { origin: "http://localhost", "sec-fetch-site": "same-origin" };

function post(
  visitor: Visitor,
  fields: Record<string, string>,
  { headers = OWN as Record<string, string>, url = "/login" } = {},
) {
  return visitor.send({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
      "x-request-type": "",
      ...headers,
    },
  });
}

test("a form logs in and leads back to the page, whose guard leads on", async () => {
  const { email, password } = await aMember(app.db);
  const visitor = app.visitor();
  const answer = await post(visitor, { email, password }, { url: "/login?next=%2Flikes" });
  expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/login?next=%2Flikes"]);
  expect((await visitor.get("/api/user.php")).statusCode).toBe(200);
});

test("a wrong password is shown on the page, with the address and without the password", async () => {
  const { email } = await aMember(app.db);
  const answer = await post(app.visitor(), { email, password: "not the password" });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([422, "private, no-store"]);
  expect(forms.at(-1)).toMatchObject({
    status: 422,
    body: { error: "login_failed", message: "Login mislukt, probeer opnieuw" },
    values: { email },
  });
  expect(JSON.stringify(forms)).not.toContain("not the password");
});

test("a form without answers names both fields", async () => {
  expect((await post(app.visitor(), {})).statusCode).toBe(422);
  expect(Object.keys(forms.at(-1)?.body.fields ?? {})).toEqual(["email", "password"]);
});

test.each([
  ["another site's page", { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" }],
  ["another site's page in an older browser", { origin: "https://elsewhere.example" }],
  ["a page without an origin", { origin: "null" }],
  ["no browser", {}],
])("a form from %s is rejected and logs nobody in", async (_, headers) => {
  const { email, password } = await aMember(app.db);
  const visitor = app.visitor();
  const answer = await post(visitor, { email, password }, { headers });
  expect(answer.statusCode).toBe(403);
  expect(visitor.cookies.has("session")).toBe(false);
});

test("a form requests the mail for a new password and leads to the page that says so", async () => {
  const { email } = await aMember(app.db);
  const answer = await post(app.visitor(), { email }, { url: "/reset-password" });
  expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/reset-password?sent"]);
  const unknown = await post(app.visitor(), { email: `x${email}` }, { url: "/reset-password" });
  expect(unknown.statusCode).toBe(422);
  expect(forms.at(-1)).toMatchObject({
    body: { fields: { email: { message: "E-mailadres niet gevonden" } } },
    values: { email: `x${email}` },
  });
});

test("a form sets a new password with the link in its address", async () => {
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  await post(visitor, { email }, { url: "/reset-password" });
  let url = "";
  await drainQueue(app.context, {
    send: (mail) => {
      const token = /\/([\w-]{43})\n/.exec(mail.text)?.[1] ?? "none";
      url = `/reset-password/do?token=${token}`;
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  });
  const chosen = "drie gele regenlaarzen";
  const differing = { new_password: chosen, repeat_password: "iets anders" };
  expect((await post(visitor, differing, { url })).statusCode).toBe(422);
  expect(forms.at(-1)?.body.fields?.["repeat_password"]?.message).toBe(
    "De opgegeven wachtwoorden zijn niet gelijk.",
  );
  const answer = await post(visitor, { new_password: chosen, repeat_password: chosen }, { url });
  expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/reset-password/do?done"]);
  expect((await visitor.get("/api/user.php")).statusCode).toBe(200);
  expect(JSON.stringify(forms)).not.toContain(chosen);
});

test("the form shares the limit of log-in", async () => {
  const answers: number[] = [];
  for (let n = 0; n < 26; n += 1) {
    const url = "/login";
    const { statusCode } = await post(
      app.visitor(),
      { email: "x@example.nl", password: "x" },
      { url },
    );
    answers.push(statusCode);
  }
  expect(answers.at(-1)).toBe(429);
});
