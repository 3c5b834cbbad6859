import { expect, test } from "vitest";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { openPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ApiError } from "#web/api/api.ts";
import type { ErrorBody } from "#contract/shared/errors.ts";

const failWith = (status: number, body: ErrorBody) => () => {
  throw new ApiError(status, body);
};

const open = (path: string, answers: Answers) =>
  openPage(path, { api: fakeApi(demoAnswers(answers)) });

const id = "3f6c1b8e-8a53-4a0e-9d1c-2b9f6a7c5d41";

test("visitors who may not search log in and return to their search", async () => {
  const closed = failWith(403, { error: "authentication_required", message: "Log in." });
  expect(await open("/members?gender=male", { "GET /api/members": closed })).toMatchObject({
    status: 302,
    location: "/login?next=%2Fmembers%3Fgender%3Dmale",
  });
});

test("the server's errors appear next to the invalid filters", async () => {
  const wrong = failWith(422, {
    error: "invalid_input",
    message: "Nog niet alles is goed ingevuld.",
    fields: { min_age: { error: "min_above_max", message: "De laagste is hoger." } },
  });
  const page = await open("/members?min_age=60&max_age=50", { "GET /api/members": wrong });
  expect(page.status).toBe(200);
  expect(page.html).toMatch(/<fieldset[^>]*>.*Leeftijd.*De laagste is hoger\..*<\/fieldset>/u);
});

test.each([
  ["min_age=52&max_age=57", "52–57"],
  ["min_age=52&max_age=52", "52"],
  ["min_age=52", "vanaf 52"],
  ["max_age=52", "tot en met 52"],
])("the filters %s read as %s", async (query, sentence) => {
  const { html } = await open(`/members?gender=male&${query}`, {
    "GET /api/members": failWith(422, { error: "invalid_input", message: "" }),
  });
  expect(html).toMatch(new RegExp(`>Mannen, ${sentence}[,<]`));
});

test("a profile that is no longer visible says so, reveals nothing and links back", async () => {
  const gone = failWith(410, { error: "profile_unavailable", message: "" });
  const page = await open(`/members/${id}`, { "GET /api/members/:id": gone });
  expect(page.status).toBe(410);
  expect(page.html).toContain("<h1>Je kunt dit profiel niet meer zien.</h1>");
  expect(page.html).toContain('href="/members"');
});

test("an unknown profile and a malformed id return 404", async () => {
  const missing = failWith(404, { error: "not_found", message: "" });
  const noId = failWith(422, { error: "invalid_input", message: "" });
  for (const answer of [missing, noId]) {
    const page = await open("/members/7", { "GET /api/members/:id": answer });
    expect(page.status).toBe(404);
    expect(page.html).toContain("Deze pagina bestaat niet");
  }
});

test("likes are for members only, and an unknown list returns 404", async () => {
  expect(await open("/likes", {})).toMatchObject({ status: 302, location: "/login?next=%2Flikes" });
  const page = await open("/likes/nobody", {
    "GET /api/user.php": () => ({ user: aUser() }),
    "GET /api/counts": () => ({ messages: 0, likes: 0 }),
  });
  expect(page.status).toBe(404);
});

test("a visitor can sign up from the head of every page but the front page", async () => {
  const head = async (path: string) =>
    /<header[\s\S]*?<\/header>/.exec((await open(path, {})).html)?.[0] ?? "";
  expect(await head("/pages/terms")).toMatch(/href="\/signup[^>]*>Gratis inschrijven/);
  expect(await head("/")).not.toContain("/signup");
});
