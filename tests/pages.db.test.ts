import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import type { RequestContext } from "#server/domains/request-context.ts";
import { createPageApi } from "#server/roles/pages/page-api.ts";
import { createToken } from "#server/platform/secrets/tokens.ts";
import { noPages } from "./no-pages.ts";
import { testApp } from "./test-app.ts";
import { aFreePort } from "./world/a-free-port.ts";
import { aMember } from "./world/a-member.ts";
import { loggedIn } from "./world/logged-in.ts";

let fails: Error | null = null;
interface Rendered {
  readonly url: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly brandCss: string;
  readonly siteFile: () => Promise<string>;
}
const rendered: Rendered[] = [];
const app = testApp(
  { MODE: "production", SECURE_COOKIES: "no" },
  {
    ...noPages,
    render: (page) => {
      rendered.push(page);
      return fails ? Promise.reject(fails) : noPages.render(page);
    },
  },
);

test("a page is rendered for the site, its time zone and the visitor's language", async () => {
  const visitor = app.visitor("zweiter.localhost");
  expect((await visitor.get("/pages/terms?x=1")).statusCode).toBe(200);
  expect(rendered.at(-1)).toMatchObject({
    locale: "de",
    timeZone: "Europe/Berlin",
    url: "http://zweiter.localhost/pages/terms?x=1",
  });
});

test("a language in the address is remembered for 365 days and removed from the address", async () => {
  const visitor = app.visitor();
  const answer = await visitor.get("/pages/terms?language=pl&x=1");
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/pages/terms?x=1"]);
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: "language", value: "pl", maxAge: 365 * 86_400 }),
  );
  await visitor.get("/");
  expect(rendered.at(-1)?.locale).toBe("pl");
});

test("an unknown language in the address or the cookie counts as absent", async () => {
  const visitor = app.visitor();
  expect((await visitor.get("/?language=xx")).statusCode).toBe(200);
  visitor.cookies.set("language", "xx");
  await visitor.get("/");
  expect(rendered.at(-1)?.locale).toBe("nl");
});

test("an unknown host gets 421 in production", async () => {
  for (const url of ["/", "/api/settings.php", "/brand.css"]) {
    const answer = await app.visitor("elders.example").get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([421, "unknown_site"]);
  }
});

test("shows a fixed sentence if the error page fails too", async () => {
  fails = new Error("secret detail");
  const answer = await app.visitor().get("/");
  fails = null;
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain("An error occurred while showing the error page");
  expect(answer.body).toContain("Er is een fout opgetreden, probeer het later opnieuw.");
  expect(answer.body).not.toContain("secret");
});

test("each site has its own style sheet under an address that changes with its content", async () => {
  const sheets = await Promise.all(
    ["localhost", "zweiter.localhost", "second.localhost"].map((host) =>
      app.visitor(host).get("/brand.css"),
    ),
  );
  expect(new Set(sheets.map((sheet) => sheet.body)).size).toBe(3);
  await app.visitor().get("/");
  await app.visitor("second.localhost").get("/");
  const [first, second] = rendered.slice(-2).map((page) => page.brandCss);
  expect(first).not.toBe(second);
});

test("a page names the file of its site in its language, which browsers cache for a year", async () => {
  const open = async (host: string) => {
    const visitor = app.visitor(host);
    await visitor.get("/pages/terms");
    const address = (await rendered.at(-1)?.siteFile()) ?? "";
    return { visitor, address, answer: await visitor.get(address) };
  };
  const { visitor, address, answer } = await open("zweiter.localhost");
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.json()).toEqual({
    ...(await visitor.get("/api/settings.php")).json(),
    ...(await visitor.get("/api/companyinfo.php")).json(),
  });
  expect((await open("second.localhost")).address.slice(-12)).not.toBe(address.slice(-12));
  // An older version that this process never had.
  const older = await visitor.get("/site/de.json?v=older");
  expect([older.headers["cache-control"], older.json()]).toEqual(["no-store", answer.json()]);
  expect((await visitor.get("/site/xx.json")).statusCode).toBe(404);
});

test("every response has the security headers", async () => {
  for (const url of ["/", "/api/settings.php", "/api/nothing", "/healthz"]) {
    const { headers } = await app.visitor().get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringMatching(
        /script-src 'self';.*frame-ancestors 'none'/,
      ),
    });
  }
});

test("a mailed link is never sent as a referrer", async () => {
  const policyOf = async (url: string) => (await app.visitor().get(url)).headers["referrer-policy"];
  const link = `/${createToken()}`;
  expect(await policyOf(link)).toBe("no-referrer");
  expect(await policyOf(`${link}?utm_source=mail`)).toBe("no-referrer");
  expect(await policyOf("/complete-signup")).toBe("strict-origin-when-cross-origin");
});

test("pages are not stored by shared caches", async () => {
  expect((await app.visitor().get("/")).headers["cache-control"]).toBe("private, no-store");
});

test("another method on a page returns 405 with its code", async () => {
  const answer = await app.visitor().post("/pages/terms", {});
  expect([answer.statusCode, answer.json().error]).toEqual([405, "method_not_allowed"]);
});

test("choosing a language returns to the same page of this site, whatever the address", async () => {
  const port = await aFreePort();
  await app.server.listen({ port, host: "127.0.0.1" });
  for (const path of ["//a//elsewhere.example", "/.//elsewhere.example", "//elsewhere.example"]) {
    // Not fetch, which would normalize the address.
    const redirect = request({
      port,
      host: "127.0.0.1",
      path: `${path}?language=de`,
      headers: { host: "localhost" },
    });
    const [answer] = (await once(redirect.end(), "response")) as [IncomingMessage];
    answer.resume();
    expect([path, answer.statusCode]).toEqual([path, 303]);
    expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
  }
});

test("shows an explanation if the database is unreachable", async () => {
  const visitor = app.visitor();
  visitor.cookies.set("session", createToken());
  const lost = Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
  const connect = vi.spyOn(app.context.database.pool, "connect");
  connect.mockImplementation(() => {
    throw lost;
  });
  const page = await visitor.get("/", { accept: "text/html" });
  const ctx = await visitor.get("/api/user.php");
  const inside = createPageApi(app.context, await aContext(), () => Promise.resolve());
  const search = inside("GET /api/members", { query: {} }).catch((error: unknown) => error);
  expect(await search).toMatchObject({ status: 503, body: { error: "unavailable" } });
  connect.mockRestore();
  expect([page.statusCode, page.headers["content-type"]]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  expect(page.body).toContain("We zijn even niet bereikbaar");
  expect([ctx.statusCode, ctx.json().error]).toEqual([503, "unavailable"]);
});

/** The context of a visitor's request on the first site. */
async function aContext(): Promise<RequestContext> {
  const { services } = app.context;
  return {
    services,
    site: await services.sites.byHost("localhost"),
    at: app.clock.now(),
    member: null,
    locale: "nl",
    from: "test",
    country: null,
    userAgent: null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}

test("a member's page names its session, the same on every page, and a visitor's page none", async () => {
  const { id } = await aMember(app.db);
  const [here, there] = [await loggedIn(app, id), await loggedIn(app, id)];
  const sessionOf = async (visitor: typeof here, url: string) =>
    (await visitor.get(url)).headers["server-timing"];
  const first = await sessionOf(here, "/members");
  expect(first).toMatch(/^session;desc="[\w-]{22}"$/);
  expect(await sessionOf(here, "/chats")).toBe(first);
  expect(await sessionOf(there, "/members")).not.toBe(first);
  expect(await sessionOf(app.visitor(), "/members")).toBeUndefined();
});
