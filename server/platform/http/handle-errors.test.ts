import Fastify, { LogController } from "fastify";
import { expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import type { ErrorDetails } from "./app-error.ts";
import { handleErrors } from "./handle-errors.ts";
import { createOutageLog } from "./outage-log.ts";
import { createLog } from "#server/platform/log.ts";

const thrown = (code: string) => Object.assign(new Error("inner words"), { code });

/** A server whose only route fails with this error, and the lines it logs. */
function failing(error: Error) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(server, {
    localize: (_request, { code }) => ({
      locale: "nl",
      body: { error: code, message: "Even <wachten>" },
    }),
    logOutage: createOutageLog(log),
  });
  server.get("/", () => {
    throw error;
  });
  return { server, lines };
}

test.each([
  ["a full disk under the database", thrown("53100"), 503, "unavailable"],
  ["a database with too many connections", thrown("53300"), 503, "unavailable"],
  ["a stopping database", thrown("57P01"), 503, "unavailable"],
  ["an unreachable database", thrown("ECONNREFUSED"), 503, "unavailable"],
  ["a lock that was not obtained in time", thrown("55P03"), 503, "unavailable"],
  ["a statement that took too long", thrown("57014"), 503, "unavailable"],
  ["a deadlock", thrown("40P01"), 503, "unavailable"],
  ["a full pool", new Error("timeout exceeded when trying"), 503, "unavailable"],
  ["a silent database", new Error("Query read timeout"), 503, "unavailable"],
  ["a broken transaction", new Error("Client was closed and is not queryable"), 503, "unavailable"],
  ["a defect", thrown("42601"), 500, "unexpected"],
])("%s gets a code without internal details", async (_, error, status, code) => {
  const { server } = failing(error);
  const answer = await server.inject("/");
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ error: code, message: "Even <wachten>" });
  const browser = await server.inject({ url: "/", headers: { accept: "text/html,*/*;q=0.8" } });
  expect([browser.statusCode, browser.headers["content-type"]]).toEqual([
    status,
    "text/html; charset=utf-8",
  ]);
  expect(browser.body).toContain('<html lang="nl">');
  expect(browser.body).toContain("<p>Even &lt;wachten&gt;</p>");
});

test.each<[string, ErrorDetails, string | undefined]>([
  ["unavailable", {}, "2"],
  ["payment_unavailable", {}, "2"],
  ["too_many_requests", { retryAfterSeconds: 7 }, "7"],
  ["too_many_requests", { minutes: 3 }, "180"],
  ["account_blocked", { minutes: 15 }, "900"],
  ["unexpected", {}, undefined],
  ["not_found", {}, undefined],
])("%s with %o says after how many seconds to retry: %s", async (code, details, seconds) => {
  const { server } = failing(new AppError(code as "unavailable", details));
  expect((await server.inject("/")).headers["retry-after"]).toBe(seconds);
});

test("method_not_allowed lists the allowed methods", async () => {
  const { server } = failing(new AppError("method_not_allowed", { allow: ["GET", "HEAD"] }));
  expect((await server.inject("/")).headers.allow).toBe("GET, HEAD");
});

test("an outage is one line without a stack, however many requests it fails", async () => {
  const { server, lines } = failing(thrown("57P03"));
  for (let n = 0; n < 50; n += 1) await server.inject("/");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, code: "57P03", reason: "inner words" });
  expect(JSON.stringify(lines)).not.toContain("at ");
});

test("a lasting outage logs a line a minute with the number of failed requests", () => {
  const lines: { requests: number }[] = [];
  let at = 0;
  const logOutage = createOutageLog(
    createLog("info", { write: (line) => void lines.push(JSON.parse(line)) }),
    () => at,
  );
  for (at = 0; at <= 120_000; at += 1_000) logOutage(thrown("57P03"));
  expect(lines.map(({ requests }) => requests)).toEqual([1, 60, 60]);
});

test("a defect is logged with its stack each time", async () => {
  const { server, lines } = failing(thrown("42601"));
  await server.inject("/");
  await server.inject("/");
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines[0])).toContain("handle-errors.test.ts");
});
