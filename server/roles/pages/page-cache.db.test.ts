import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

const words = "Iedereen is hier welkom. ".repeat(200);
const page = {
  is: "page",
  status: 200,
  error: undefined,
  isListed: false,
  isShared: true,
} as const;
let rendered = 0;
let answer: Partial<typeof page> | { readonly status: number } = {};
let cookie: string | null = null;
const app = testApp(
  { MODE: "production", SECURE_COOKIES: "no", SMTP_URL: "smtp://mail.example" },
  {
    ...noPages,
    async render({ api }) {
      rendered += 1;
      if (cookie !== null)
        await api("POST /api/user.php", { body: { email: cookie, password: cookie } }).catch(
          () => undefined,
        );
      return { ...page, html: `${words}${rendered}`, ...answer };
    },
  },
);

beforeEach(() => {
  answer = {};
  cookie = null;
  app.clock.advance(10_000);
});

const numberOn = (body: string) => Number(body.slice(words.length));

test("a page for visitors is rendered once in ten seconds for each site and language", async () => {
  const [first, second] = [await app.visitor().get("/"), await app.visitor().get("/")];
  expect(second.body).toBe(first.body);
  expect(second.headers["x-robots-tag"]).toBe("noindex");
  const german = app.visitor();
  german.cookies.set("language", "de");
  const others = [await german.get("/"), await app.visitor("zweiter.localhost").get("/")];
  for (const other of others) expect(other.body).not.toBe(first.body);
  app.clock.advance(9_999);
  expect((await app.visitor().get("/")).body).toBe(first.body);
  app.clock.advance(1);
  expect(numberOn((await app.visitor().get("/")).body)).toBe(rendered);
});

test("visitors from a traffic source have separate pages", async () => {
  const first = await app.visitor().get("/");
  const sent = app.visitor();
  sent.cookies.set("tracking", "network=kanaal");
  expect((await sent.get("/")).body).not.toBe(first.body);
});

test("a device that shows the site in its own way has separate pages", async () => {
  const plain = await app.visitor().get("/");
  const visitor = app.visitor();
  visitor.cookies.set("reading", "dark");
  expect(numberOn((await visitor.get("/")).body)).toBe(numberOn(plain.body) + 1);
  visitor.cookies.set("reading", "nonsense");
  expect((await visitor.get("/")).body).toBe(plain.body);
});

test("a page stays private, and the browser checks whether it has changed", async () => {
  const { headers, body } = await app.visitor().get("/");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers["vary"]).toBe("cookie, accept-encoding");
  const etag = String(headers.etag);
  const again = await app.visitor().get("/", { "if-none-match": `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  app.clock.advance(10_000);
  const changed = await app.visitor().get("/", { "if-none-match": etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).not.toBe(body);
});

test.each([
  ["zstd", "gzip, deflate, br, zstd", zstdDecompressSync],
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip;q=0.5, zstd;q=0, br; q=0.0", gunzipSync],
])("a page is sent as %s to a browser that accepts %s", async (encoding, accepted, decompress) => {
  const plain = await app.visitor().get("/");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (let n = 0; n < 2; n += 1) {
    const { headers, rawPayload } = await app.visitor().get("/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.body.length / 5);
  }
});

test.each([
  ["an unknown page", { status: 404 }],
  ["a failed page", { status: 503 }],
  ["a page that differs between visitors", { isShared: false }],
])("%s is rendered each time and not stored by the browser", async (_, change) => {
  answer = change as Partial<typeof page>;
  const first = await app.visitor().get("/");
  expect(first.headers["cache-control"]).toBe("private, no-store");
  expect(first.headers.etag).toBeUndefined();
  expect((await app.visitor().get("/")).body).not.toBe(first.body);
});

test("an address with a query is rendered each time, so that nobody can fill the memory", async () => {
  const first = await app.visitor().get("/?ref=1");
  expect((await app.visitor().get("/?ref=1")).body).not.toBe(first.body);
});

test("a page whose rendering uses a cookie of the visit is not shared", async () => {
  const member = await aMember(app.db);
  cookie = member.email;
  const first = await app.visitor().get("/");
  expect((await app.visitor().get("/")).body).not.toBe(first.body);
});

test("a member never gets a page made for visitors, nor a visitor a member's", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  const forVisitors = await app.visitor().get("/");
  const hers = await browser.get("/");
  expect(hers.body).not.toBe(forVisitors.body);
  expect((await app.visitor().get("/")).body).toBe(forVisitors.body);
});

test("a page is rendered again as soon as this process reads the site's new data", async () => {
  const first = await app.visitor().get("/");
  const [site] = demoSites;
  if (!site) throw new Error("the demo has sites");
  await saveSite(app.db, site);
  app.context.services.sites.refresh();
  expect((await app.visitor().get("/")).body).not.toBe(first.body);
});

test("a visitor sees a changed profile at once, and pages without it stay cached", async () => {
  const { id } = await aMember(app.db);
  answer = { html: `<a href="/members/${id}">` } as typeof answer;
  await app.visitor().get(`/members/${id}`);
  answer = {};
  const other = await app.visitor().get("/");
  const before = rendered;
  await (await loggedIn(app, id)).put("/api/profile", { about: "Ik zing." });
  const changed = await app.visitor().get(`/members/${id}`);
  expect([numberOn(changed.body), rendered]).toEqual([before + 1, before + 1]);
  expect((await app.visitor().get("/")).body).toBe(other.body);
});
