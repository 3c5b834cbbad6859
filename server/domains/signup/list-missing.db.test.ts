import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
const orientation_text = "2026-11-22";

async function missingOf(browser: Visitor): Promise<readonly string[]> {
  return (await browser.get("/api/signup/missing")).json().missing;
}

const save = (browser: Visitor, answers: object) => browser.post("/api/signup/consents", answers);

async function consentsOf(id: string) {
  const { rows } = await sql<{ kind: string; version: string }>`select kind, version from consent
    where account_id = ${id} order by kind`.execute(app.db);
  return rows;
}

test("after sign-up an account lacks the confirmation, and what the visitor left out", async () => {
  const browser = app.visitor();
  await postFromElsewhere(browser, "/api/signup", aSignup({ interests: [] }));
  expect(await missingOf(browser)).toEqual(["confirmation", "photo", "interests", "about"]);
});

test("an account begun elsewhere also lacks the consents of sign-up, and a town the site knows", async () => {
  const profile = { city: "Nergenshuizen" };
  const { id } = await aMember(app.db, { confirmed: false, profile, photos: 0 });
  expect(await missingOf(await loggedIn(app, id))).toEqual([
    "terms",
    "orientation",
    "confirmation",
    "place",
    "photo",
    "interests",
    "about",
  ]);
});

test("what a member fills in is no longer missing", async () => {
  const { id } = await aMember(app.db);
  const browser = await loggedIn(app, id);
  await browser.put("/api/profile", { about: "Ik lees graag.", interests: ["tea"] });
  expect(await missingOf(browser)).toEqual(["terms", "orientation"]);
  const answer = await save(browser, { terms: true, orientation_text });
  expect(answer.json()).toEqual({ missing: [] });
  expect(await consentsOf(id)).toEqual([
    { kind: "orientation", version: orientation_text },
    { kind: "terms", version: "2023-12-01T12:00:00.000Z" },
  ]);
});

test("consents that the account has are neither asked for nor recorded again", async () => {
  const browser = app.visitor();
  const { user } = (await postFromElsewhere(browser, "/api/signup", aSignup())).json();
  const before = await consentsOf(user.profile.id);
  expect((await save(browser, {})).statusCode).toBe(200);
  expect((await save(browser, { terms: true, orientation_text })).statusCode).toBe(200);
  expect(await consentsOf(user.profile.id)).toEqual(before);
});

test.each([
  [{}, { terms: "terms_missing", orientation_text: "required" }],
  [{ orientation_text }, { terms: "terms_missing" }],
  [{ terms: true }, { orientation_text: "required" }],
  [{ terms: true, orientation_text: "2020-01-01" }, { orientation_text: "required" }],
])("with the answers %j nothing is recorded", async (answers, codes) => {
  const { id } = await aMember(app.db);
  const answer = await save(await loggedIn(app, id), answers);
  expect(answer.statusCode).toBe(422);
  const fields = Object.entries<{ error: string }>(answer.json().fields);
  expect(Object.fromEntries(fields.map(([name, { error }]) => [name, error]))).toEqual(codes);
  expect(await consentsOf(id)).toEqual([]);
});
