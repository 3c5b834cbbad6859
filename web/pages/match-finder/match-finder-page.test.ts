import { expect, test } from "vitest";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ownDetails } from "#tests/wire/own-details.ts";
import type { Settings } from "#contract/sites.ts";

const all = ["age", "appearance", "race"] as const;

async function read(
  address = "/match-finder",
  match_finder: Settings["match_finder"] = [...all],
  answers: Answers = {},
) {
  const settings = { ...demoSettings(), match_finder };
  const api = fakeApi(demoAnswers({ "GET /api/settings.php": () => ({ settings }), ...answers }));
  return mainOf(await readPage(address, { api }));
}

const valuesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
    ([tag]) => /value="([^"]+)"/.exec(tag)?.[1],
  );

test.each([
  ["age", 1, "Welke leeftijd spreekt je aan?", ["18-35", "35+"]],
  ["appearance", 2, "Welke uitstraling trekt je aan?", ["normal", "sexy"]],
  ["race", 3, "Welk uiterlijk spreekt je aan?", ["white", "other"]],
])(
  "the match finder asks for the %s, as question %i, and it can be skipped",
  async (...expected) => {
    const [, number, words, choices] = expected;
    const html = await read(`/match-finder?question=${number}`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words.replace("?", "\\?")}</h1>`));
    expect(valuesIn(html)).toEqual(choices);
    expect(html).toContain(`Vraag ${number} van 3`);
    expect(html).toMatch(/<button[^>]*type="button"[^>]*>Overslaan<\/button>/);
  },
);

test("the match finder asks what the site chose, in the site's order", async () => {
  const html = await read("/match-finder", ["appearance", "age"]);
  expect(valuesIn(html)).toEqual(["normal", "sexy"]);
  expect(html).toContain("Vraag 1 van 2");
  // An address with a question that does not exist shows the last.
  expect(valuesIn(await read("/match-finder?question=9", ["age"]))).toEqual(["18-35", "35+"]);
});

test("every choice is a drawn example that says so, and answers stay in the browser", async () => {
  for (const number of [1, 2, 3]) {
    const html = await read(`/match-finder?question=${number}`);
    expect(html.match(/getekend voorbeeld/g)).toHaveLength(2);
    expect(html).toContain("het zijn tekeningen, geen leden");
    expect(html).toContain("Je antwoorden blijven in deze browser. We sturen en bewaren ze niet");
  }
});

test("a member sees examples of the gender the member seeks, a visitor sees both", async () => {
  const pictures = (html: string) => html.match(/<img /g)?.length;
  expect(pictures(await read())).toBe(4);
  const asMember = await read("/match-finder", [...all], {
    "GET /api/user.php": () => ({ user: aUser() }),
    "GET /api/counts": () => ({ messages: 0, likes: 0 }),
    "GET /api/profile": () => ({ profile: ownDetails({ seeks: "male" }) }),
  });
  expect(pictures(asMember)).toBe(2);
});
