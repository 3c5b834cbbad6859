import Fastify from "fastify";
import { expect, test } from "vitest";
import { handleErrors } from "./handle-errors.ts";

const thrown = (code: string) => Object.assign(new Error("inner words"), { code });

test.each([
  ["a full disk under the database", thrown("53100"), 503, "unavailable"],
  ["a database with too many connections", thrown("53300"), 503, "unavailable"],
  ["a database that is stopping", thrown("57P01"), 503, "unavailable"],
  ["a database that is not there", thrown("ECONNREFUSED"), 503, "unavailable"],
  [
    "a pool without a free connection",
    new Error("timeout exceeded when trying"),
    503,
    "unavailable",
  ],
  ["a database that says nothing", new Error("Query read timeout"), 503, "unavailable"],
  [
    "a connection that broke in a transaction",
    new Error("Client was closed and is not queryable"),
    503,
    "unavailable",
  ],
  ["a mistake of ours", thrown("42601"), 500, "unexpected"],
])("%s is a named refusal without its inner words", async (_, error, status, word) => {
  const server = Fastify();
  handleErrors(server, (_request, refused) => ({
    locale: "nl",
    body: { error: refused.code, message: "Even <wachten>" },
  }));
  server.get("/", () => Promise.reject(error));
  const answer = await server.inject("/");
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ error: word, message: "Even <wachten>" });
  const browser = await server.inject({ url: "/", headers: { accept: "text/html,*/*;q=0.8" } });
  expect([browser.statusCode, browser.headers["content-type"]]).toEqual([
    status,
    "text/html; charset=utf-8",
  ]);
  expect(browser.body).toContain('<html lang="nl">');
  expect(browser.body).toContain("<p>Even &lt;wachten&gt;</p>");
});
