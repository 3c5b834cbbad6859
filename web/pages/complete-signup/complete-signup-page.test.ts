import { expect, test } from "vitest";
import type { MissingPart } from "#contract/signup.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { mainOf, openPage, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ownDetails } from "#tests/wire/own-details.ts";

const api = (missing: MissingPart[]) =>
  fakeApi(
    demoAnswers({
      "GET /api/user.php": () => ({ user: aUser() }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/photos": () => ({ photos: [], limit: 3, premium_limit: 25 }),
      "GET /api/profile": () => ({ profile: ownDetails() }),
      "GET /api/signup/missing": () => ({ missing }),
    }),
  );
const read = async (missing: MissingPart[]) =>
  mainOf(await readPage("/complete-signup", { api: api(missing) }));

test("a visitor is sent to log-in and back", async () => {
  const { location } = await openPage("/complete-signup");
  expect(location).toBe("/login?next=%2Fcomplete-signup");
});

test("a member whose account lacks nothing is sent on", async () => {
  const complete = { api: api([]) };
  expect((await openPage("/complete-signup", complete)).location).toBe("/signup-matches");
  const { location } = await openPage("/complete-signup?next=%2Fchats%2F7", complete);
  expect(location).toBe("/chats/7");
});

test("the missing consents come before everything else", async () => {
  const html = await read(["terms", "orientation", "confirmation", "about"]);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"/);
  expect(html).toContain("samen kunnen ze iets over je geaardheid zeggen");
  expect(html).not.toContain("Stuur de mail opnieuw");
  const withTerms = await read(["orientation"]);
  expect(withTerms).not.toContain('name="terms"');
});

const texts = {
  confirmation: "Stuur de mail opnieuw",
  place: "?edit=place",
  photo: "Foto toevoegen",
  interests: "?edit=interests",
  about: "?edit=about",
} as const;

test.each(Object.keys(texts) as (keyof typeof texts)[])(
  "an account without %s is asked for that alone",
  async (part) => {
    const html = await read([part]);
    for (const [name, text] of Object.entries(texts)) {
      expect([name, html.includes(text)]).toEqual([name, name === part]);
    }
  },
);
