import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { locales } from "#contract/shared/languages.ts";
import { settings } from "#contract/sites.ts";
import { createPageApi } from "#server/roles/pages/page-api.ts";
import type { Api } from "#web/api/api.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testApp } from "./test-app.ts";
import { aContext } from "./world/a-context.ts";
import { PASSWORD, aMember } from "./world/a-member.ts";

const app = testApp();
const keys = Object.keys(endpoints) as (keyof typeof endpoints)[];

test("the OpenAPI document lists exactly the endpoints of the table", async () => {
  const document = (await app.visitor().get("/api/openapi.json")).json();
  const listed = Object.entries(document.paths as Record<string, object>).flatMap(
    ([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(keys.map((key) => key.replace(/:(\w+)/g, "{$1}")).toSorted());
});

test.each(keys.filter((key) => endpoints[key].access === "member"))(
  "%s returns authentication_required to a visitor",
  async (key) => {
    const [method = "GET", url = "/"] = key.split(" ");
    const answer = await app.visitor().send({ method: method as "GET", url, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toBe("authentication_required");
  },
);

test.each(keys.filter((key) => "changes" in endpoints[key]))(
  "%s rejects requests from other pages",
  async (key) => {
    const [method = "GET", url = "/"] = key.split(" ");
    const send = (headers: Record<string, string>) =>
      app
        .visitor()
        .send({ method: method as "GET", url, headers, ...(method !== "GET" && { payload: {} }) });
    const foreign = await send({ origin: "https://elsewhere.example" });
    expect(foreign.json().error).toBe("cross_site_request");
    // Sites in one installation can be subdomains of each other, which browsers treat as same-site.
    for (const fetchSite of ["cross-site", "same-site", "none"]) {
      const answer = await send({ "sec-fetch-site": fetchSite });
      expect(answer.json().error).toBe("cross_site_request");
    }
    const spec = endpoints[key];
    if ("changes" in spec && spec.changes === "header") {
      expect((await send({ "x-request-type": "" })).json().error).toBe("request_type_required");
    }
  },
);

test.each(locales)("an error has its text in %s", async (locale) => {
  const visitor = app.visitor();
  visitor.cookies.set("language", locale);
  const { message } = (await visitor.get("/api/user.php")).json();
  expect(message).not.toBe("");
  const others = new Set<string>();
  for (const other of locales.filter((one) => one !== locale)) {
    visitor.cookies.set("language", other);
    others.add((await visitor.get("/api/user.php")).json().message as string);
  }
  expect(others.has(message)).toBe(false);
});

test("settings returns every public setting of the host's site", async () => {
  for (const [host, name] of [
    ["localhost", "Vonk"],
    ["zweiter.localhost:3000", "Zweiter Frühling"],
    ["SECOND.localhost", "Second Spring"],
  ] as const) {
    const answer = (await app.visitor(host).get("/api/settings.php?id=1&slug=x")).json();
    expect(settings.parse(answer.settings).name).toBe(name);
  }
});

test("a domain in the query does not choose another site", async () => {
  const answer = await app.visitor("localhost").get("/api/settings.php?domain=second.localhost");
  expect(answer.json().settings.name).toBe("Vonk");
});

test("server rendering can choose another site", async () => {
  const ctx = await aContext(app.context, null);
  const query = { domain: "second.localhost:3000" };
  const nameOf = async (api: Api) => (await api("GET /api/settings.php", { query })).settings.name;
  expect(await nameOf(createPageApi(app.context, ctx, () => Promise.resolve()))).toBe(
    "Second Spring",
  );
  const answered = await app.context.calls(ctx, "GET /api/settings.php", { query });
  expect(answered.settings.name).toBe("Vonk");
});

test("a rate limit counts page requests and API calls together", async () => {
  const counted: string[] = [];
  const ctx = await aContext(app.context, null);
  const api = createPageApi(app.context, ctx, async (limit) => {
    counted.push(limit);
  });
  await api("GET /api/settings.php", {});
  await api("GET /api/members", { query: {} });
  expect(counted).toEqual(["search"]);
});

test("an unknown host gets the first site in the demo", async () => {
  expect((await app.visitor("elders.example").get("/api/settings.php")).json().settings.name).toBe(
    "Vonk",
  );
});

test("interests, regions and company info return the values of the site", async () => {
  const visitor = app.visitor();
  expect((await visitor.get("/api/interests.php")).json().interests.length).toBeGreaterThan(10);
  expect(Object.keys((await visitor.get("/api/regions.php")).json().regions)).toEqual([
    "NL",
    "BE",
    "FR",
    "ES",
  ]);
  for (const { hosts, data } of demoSites) {
    const answer = await app.visitor(hosts[0]).get("/api/companyinfo.php");
    const { company, support_phone } = data;
    expect(answer.json().companyinfo).toEqual({ ...company, support_phone });
  }
});

test("a hidden page ends a member's presence and needs no log-in", async () => {
  const member = await aMember(app.db, {
    profile: { last_active_at: new Date("2026-11-20T00:00:00Z") },
  });
  const visitor = app.visitor();
  const beacon = () => visitor.post("/api/page-hidden.php", {}, { "x-request-type": "" });
  expect((await beacon()).statusCode).toBe(204);
  await visitor.post("/api/user.php", { email: member.email, password: PASSWORD });
  expect((await beacon()).statusCode).toBe(204);
  const row = await app.db
    .withTables<{ profile: { id: string; last_active_at: Date } }>()
    .selectFrom("profile")
    .select("last_active_at")
    .where("id", "=", member.id)
    .executeTakeFirstOrThrow();
  expect(row.last_active_at).toEqual(app.clock.now());
});

test("an unknown endpoint returns 404, a broken body 400 and a huge one 413, each with its code", async () => {
  const visitor = app.visitor();
  expect((await visitor.get("/api/nothing.php")).json().error).toBe("not_found");
  const json = { "content-type": "application/json" };
  const broken = await visitor.send({
    method: "POST",
    url: "/api/user.php",
    payload: "{",
    headers: json,
  });
  expect([broken.statusCode, broken.json().error]).toEqual([400, "malformed_request"]);
  const huge = await visitor.post("/api/user.php", { email: "a".repeat(300_000) });
  expect([huge.statusCode, huge.json().error]).toEqual([413, "payload_too_large"]);
  const xml = await visitor.send({
    method: "POST",
    url: "/api/user.php",
    payload: "<a/>",
    headers: { "content-type": "application/xml" },
  });
  expect([xml.statusCode, xml.json().error]).toEqual([415, "unsupported_media_type"]);
});

test("a Host header that names no host is a malformed request, even in the demo", async () => {
  const answer = await app.visitor("no host at all").get("/about");
  expect([answer.statusCode, answer.json().error]).toEqual([400, "malformed_request"]);
});
