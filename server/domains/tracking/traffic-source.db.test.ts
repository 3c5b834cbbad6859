import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { aMember } from "#tests/world/a-member.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();

/** What is stored of a visit to these addresses, one after the other. */
async function storedAfter(...addresses: readonly string[]) {
  const visitor = app.visitor();
  for (const address of addresses) await visitor.get(address);
  const stored = new URLSearchParams(visitor.cookies.get("tracking"));
  return Object.fromEntries(stored);
}

test.each(["network", "ref", "sub1", "sub2", "sub3"])(
  "%s in the address of a page is stored for the visit",
  async (name) => {
    expect(await storedAfter(`/members?${name}=caf%C3%A9%20%26%20co`, "/")).toEqual({
      [name]: "café & co",
    });
  },
);

test("another network replaces the stored values, other values complete them", async () => {
  expect(await storedAfter("/?network=a&ref=1&sub1=2")).toEqual({
    network: "a",
    ref: "1",
    sub1: "2",
  });
  expect(await storedAfter("/?network=a&ref=1", "/?network=b&sub1=3")).toEqual({
    network: "b",
    sub1: "3",
  });
  expect(await storedAfter("/?network=a&ref=1", "/?ref=2&sub3=4")).toEqual({
    network: "a",
    ref: "2",
    sub3: "4",
  });
});

test("empty and overlong values, other parameters and a member's visits are not stored", async () => {
  expect(await storedAfter(`/?network=+&ref=${"x".repeat(101)}&utm_source=y`)).toEqual({});
  const member = await loggedIn(app, (await aMember(app.db)).id);
  await member.get("/?network=a");
  expect(member.cookies.has("tracking")).toBe(false);
});

test("a visitor with a stored traffic source cannot search on a site that closes search to them", async () => {
  await withSite(app, "vonk", { logged_out_search_trafficsource: "none" }, async () => {
    const [plain, sent] = [app.visitor(), app.visitor()];
    await sent.get("/?network=partner");
    expect((await plain.get("/api/members")).statusCode).toBe(200);
    expect((await sent.get("/api/members")).json().error).toBe("authentication_required");
    expect((await sent.get("/api/members/similar")).json().error).toBe("authentication_required");
  });
});

test("the settings say whether this visitor may search, by the visitor's traffic source", async () => {
  const mayEach = async () => {
    const [plain, sent] = [app.visitor(), app.visitor()];
    await sent.get("/?network=partner");
    return Promise.all(
      [plain, sent].map(async (visitor) => {
        const { settings } = (await visitor.get("/api/settings.php")).json();
        // Pages take the settings from this file.
        const stored = (await visitor.get("/site/nl.json")).json().settings;
        return [settings.visitor_search, stored.visitor_search];
      }),
    );
  };
  const [may, mayNot] = [
    [true, true],
    [false, false],
  ];
  expect(await mayEach()).toEqual([may, may]);
  await withSite(app, "vonk", { logged_out_search_trafficsource: "none" }, async () => {
    expect(await mayEach()).toEqual([may, mayNot]);
  });
  await withSite(app, "vonk", { logged_out_search: "none" }, async () => {
    expect(await mayEach()).toEqual([mayNot, may]);
  });
});

test("where sign-up needs a traffic source, only a visitor with a stored network can sign up", async () => {
  await withSite(app, "vonk", { signups: "with_trafficsource" }, async () => {
    const check = async (address: string) => {
      const visitor = app.visitor();
      await visitor.get(address);
      return (await visitor.post("/api/signup/check", {})).statusCode;
    };
    expect(await check("/")).toBe(403);
    expect(await check("/?ref=1&sub1=2")).toBe(403);
    expect(await check("/?network=partner")).not.toBe(403);
  });
});
