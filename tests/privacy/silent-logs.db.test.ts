import { sql } from "kysely";
import { expect, test } from "vitest";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { createLog } from "#server/platform/log.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aSignup } from "#tests/world/a-signup.ts";

const app = testApp();

test("from sign-up to confirmation no log line contains an address, a password or a link's secret", async () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const context = { ...app.context, log };
  const server = await createWebServer(context, noPages);
  const headers = { host: "localhost", [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };
  const post = (url: string, payload: object) =>
    server.inject({ method: "POST", url, payload, headers });
  const form = aSignup({ password: "een zin die nergens staat", name: "Zelfverzonnen" });
  await post("/api/signup/check", form);
  await post("/api/signup", form);
  await post("/api/signup", aSignup({ email: form.email }));
  await post("/api/user.php", { email: form.email, password: form.password });
  await drainQueue(context, {
    send: () => Promise.resolve({ is: "delayed", reason: "452" }),
    close: () => undefined,
  });
  const { rows } = await sql<{ text: string }>`select text from mail
    where to_address = ${form.email}`.execute(app.db);
  const token = /\/([\w-]{43})\n/.exec(rows[0]?.text ?? "")?.[1] ?? "none";
  await server.inject({ method: "GET", url: `/api/links/${token}`, headers });
  await post(`/api/links/${token}`, { password: form.password });
  await sql`alter table account_link rename to gone`.execute(app.db);
  expect((await post(`/api/links/${token}`, {})).statusCode).toBe(500);
  await server.close();
  const all = lines.join("");
  expect(all).toContain("mail delayed");
  expect(all).toContain("unexpected error");
  for (const secret of [token, form.email, form.password, form.name]) {
    expect(all).not.toContain(secret);
  }
});
