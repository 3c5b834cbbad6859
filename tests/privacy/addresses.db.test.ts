import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";

const requests: string[] = [];
const app = testApp(
  { MODE: "production", SECURE_COOKIES: "no", TRUSTED_PROXIES: "1", COUNTRY_HEADER: "x-country" },
  {
    ...noPages,
    render: (page) => {
      // The page router parses the address the same way.
      requests.push(new Request(page.url).url);
      return noPages.render(page);
    },
  },
);
let port = 0;
beforeAll(async () => {
  port = await aFreePort();
  await app.server.listen({ port, host: "127.0.0.1" });
});

test.each([
  ["//a:b@elsewhere.example/chats", "http://localhost//a:b@elsewhere.example/chats"],
  ["//elsewhere.example/chats?x=1", "http://localhost//elsewhere.example/chats?x=1"],
  ["//elsewhere.example:99999/", "http://localhost//elsewhere.example:99999/"],
  ["http://a:b@elsewhere.example/chats?x=1", "http://localhost/chats?x=1"],
])("%s is always treated as a path on the requested host", async (target, url) => {
  expect(await statusOf(target, "localhost")).toBe(200);
  expect(requests.at(-1)).toBe(url);
});

test.each(["a:b@localhost", "localhost/..", "local host", ""])(
  "the Host %j is rejected",
  async (host) => {
    expect(await statusOf("/", host)).toBeOneOf([400, 421]);
  },
);

test("a host with a trailing dot is the same host", async () => {
  const { companyinfo } = (
    await app.visitor("second.localhost").get("/api/companyinfo.php")
  ).json();
  for (const host of ["second.localhost.", "second.localhost.:3000"]) {
    const answer = await app.visitor(host).get("/api/companyinfo.php");
    expect([answer.statusCode, answer.json().companyinfo]).toEqual([200, companyinfo]);
  }
  const empty = await app.visitor("localhost..").get("/api/companyinfo.php");
  expect(empty.statusCode).toBe(421);
});

test("only the Host header selects the site, never X-Forwarded-Host", async () => {
  const forwarded = { "x-forwarded-host": "zweiter.localhost" };
  for (const url of ["/brand.css", "/favicon.svg", "/api/companyinfo.php"]) {
    const plain = await app.visitor("second.localhost").get(url);
    const answer = await app.visitor("second.localhost").get(url, forwarded);
    expect(answer.body, url).toBe(plain.body);
  }
  await app.visitor("second.localhost").get("/", forwarded);
  expect(requests.at(-1)).toBe("http://second.localhost/");
});

test.each([
  ["BE", "BE"],
  ["XX", null],
  ["T1", null],
  ["Belgium", null],
])("a session has the country that the proxy names: %s is %s", async (named, country) => {
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  const logIn = { email, password: PASSWORD };
  await visitor.post("/api/user.php", logIn, { "x-country": named });
  expect((await visitor.get("/api/sessions")).json().sessions).toMatchObject([{ country }]);
});

/** Sends the target over a plain socket, since HTTP clients normalize such addresses. */
function statusOf(target: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("end", () => resolve(Number(answer.split(" ")[1])));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
