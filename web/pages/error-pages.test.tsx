import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { openPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ApiError, OfflineError } from "#web/api/api.ts";
import { pageRenderer } from "#web/entry-server.tsx";
import * as errorPage from "./error/error-page.tsx";
import type { GuardName, PageModule, Route } from "#web/routes/route-types.ts";

const fine: PageModule = { Page: () => <p>fine</p> };
const route = (path: string, page: PageModule, guards: readonly GuardName[] = []): Route => ({
  path,
  layout: "empty",
  page: () => Promise.resolve(page),
  guards,
});

const render = pageRenderer({
  fine: route("/fine", fine),
  later: { path: "/later", layout: "default", page: null },
  throws: route("/throws", {
    Page: () => {
      throw new Error("secret detail");
    },
  }),
  failsToLoad: route("/fails-to-load", {
    ...fine,
    load: () => Promise.reject(new Error("secret")),
  }),
  saysWhy: route("/says-why", {
    ...fine,
    load: () => {
      throw data("Dit is even dicht.", { status: 503 });
    },
  }),
  refused: route("/refused", {
    ...fine,
    load: () => {
      throw new ApiError(429, { error: "too_many_requests", message: "Wacht even." });
    },
  }),
  offline: route("/on-its-way", {
    ...fine,
    load: () => Promise.reject(new OfflineError("no answer")),
  }),
  oddGuard: route("/odd-guard", fine, ["nobody-knows" as GuardName]),
  members: route("/members-only", fine, ["member"]),
});

const open = (path: string) => openPage(path, { render });

test("an existing page returns 200", async () => {
  expect(await open("/fine")).toMatchObject({ status: 200 });
});

test.each(["/nowhere", "/later", "/fine/deeper"])(
  "%s returns 404 with its text and a link home",
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain("Deze pagina bestaat niet");
    expect(html).toMatch(/href="\/"[^>]*>Terug naar de voorpagina/);
  },
);

test("a missing page keeps the navigation, for visitors and for members", async () => {
  const visitor = await open("/nowhere");
  expect(visitor.html).toMatch(/<header[\s\S]*Inloggen/);
  expect(visitor.html).toMatch(/href="\/members"[^>]*>Leden zoeken/);
  const api = fakeApi(demoAnswers({ "GET /api/user.php": () => ({ user: aUser() }) }));
  const member = await openPage("/nowhere", { render, api });
  expect(member.status).toBe(404);
  expect(member.html).toMatch(/<nav[^>]* data-tabs/);
});

test.each(["/throws", "/fails-to-load", "/odd-guard"])(
  "%s returns 500 with the default message and no internals",
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(500);
    expect(html).toMatch(/<h1>Fout<\/h1>/);
    expect(html).not.toContain("secret");
    expect(html).not.toContain("nobody-knows");
  },
);

test("a failed page shows the support address in the specification's words", async () => {
  const { html } = await open("/throws");
  expect(html).toMatch(/Er is iets mis gegaan, neem contact op met [\w.-]+@[\w.-]+ voor hulp<\/p>/);
});

test("shows the message and the status of an error that has both", async () => {
  const { status, html } = await open("/says-why");
  expect(status).toBe(503);
  expect(html).toMatch(/>503<\/p>[\s\S]*<h1>Dit is even dicht\.<\/h1>/);
});

test("shows the message of an API error", async () => {
  const { status, html } = await open("/refused");
  expect(status).toBe(429);
  expect(html).toContain("<h1>Wacht even.</h1>");
});

test("a page whose connection was lost says so and offers a retry", async () => {
  const { html } = await open("/on-its-way?page=2");
  expect(html).toContain("<h1>Geen verbinding.");
  expect(html).toMatch(/href="\/on-its-way\?page=2"[^>]*>Opnieuw proberen/);
  expect(html).not.toContain(">500<");
});

test("a visitor on a members' page is sent to log-in and back", async () => {
  expect(await open("/members-only?page=2")).toMatchObject({
    status: 302,
    location: "/login?next=%2Fmembers-only%3Fpage%3D2",
  });
});

test("throws if the error page itself fails, for the server's fixed sentence", async () => {
  const broken = vi.spyOn(errorPage, "describeError").mockImplementation(() => {
    throw new Error("again");
  });
  await expect(open("/throws")).rejects.toThrow();
  broken.mockRestore();
});
