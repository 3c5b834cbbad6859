import { expect, test } from "vitest";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";

const rendered: string[] = [];
const app = testApp(
  { MODE: "production", SECURE_COOKIES: "no", SMTP_URL: "smtp://mail.example" },
  {
    ...noPages,
    render: (page) => {
      rendered.push(new URL(page.url).pathname);
      return noPages.render(page);
    },
  },
);

test.each(["/x/%0a", "/landers/a%0Db", "/x/%E2%80%A8", "/x/%e2%80%a9y"])(
  "the router never sees the line end of %s, which none of its patterns matches",
  async (url) => {
    expect((await app.visitor().get(url)).statusCode).toBe(200);
    expect(decodeURIComponent(rendered.at(-1) ?? "")).toMatch(/^\/(x|landers)\/.*\u{fffd}/u);
  },
);

test.each(["/api/openapi.json", "/media/a.webp", "/favicon.svg", "/api/user.php", "/", "/x.js"])(
  "%s is not served on a host that belongs to no site",
  async (url) => {
    const answer = await app.visitor("elsewhere.example").get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([421, "unknown_site"]);
  },
);

test.each(["/healthz", "/readyz"])("%s answers on any host", async (url) => {
  expect((await app.visitor("10.0.0.7:3000").get(url)).statusCode).toBe(200);
});

test("a method that an address does not support gets 405 with the supported ones", async () => {
  const visitor = app.visitor();
  for (const [method, url, allow] of [
    ["PATCH", "/api/user.php", "GET, HEAD, POST, PUT"],
    ["DELETE", "/members", "GET, HEAD"],
    ["POST", "/healthz", "GET, HEAD"],
  ] as const) {
    const answer = await visitor.send({ method, url });
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, allow]);
    expect(answer.json().error).toBe("method_not_allowed");
  }
  expect((await visitor.send({ method: "PATCH", url: "/api/nothing" })).statusCode).toBe(404);
});

test("a missing picture is not found", async () => {
  const answer = await app.visitor().get("/media/missing.webp");
  expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
});

test("a reached limit says after how many seconds the next request passes", async () => {
  const visitor = app.visitor();
  const tryToLogIn = (n: number) =>
    visitor.post("/api/user.php", { email: `nobody${n}@example.com`, password: "wrong" });
  for (let n = 0; n < 25; n += 1) expect((await tryToLogIn(n)).statusCode).toBe(422);
  const answer = await tryToLogIn(25);
  expect(answer.statusCode).toBe(429);
  app.clock.advance(Number(answer.headers["retry-after"]) * 1_000);
  expect((await tryToLogIn(26)).statusCode).toBe(422);
});
