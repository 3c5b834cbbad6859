import { expect, test } from "vitest";
import type { SearchResults } from "#contract/search.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { mainOf, openPage, readPage } from "#tests/browser/open-page.ts";
import { aFoundMember } from "#tests/wire/a-card.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ownDetails } from "#tests/wire/own-details.ts";
import type { MemberId } from "#contract/shared/ids.ts";

const found = (name: string) => aFoundMember({ id: name.toLowerCase() as MemberId, name });

/** The page of a member with these interests, and the searches it made. */
async function read(
  interests: Interest[],
  answer: (filter: string | undefined) => SearchResults["members"],
) {
  const searches: unknown[] = [];
  const api = fakeApi(
    demoAnswers({
      "GET /api/user.php": () => ({ user: aUser() }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/profile": () => ({ profile: ownDetails({ interests }) }),
      "GET /api/members": ({ query }) => {
        searches.push(query);
        return aSearch({ members: answer(query?.interests) });
      },
    }),
  );
  return { html: mainOf(await readPage("/signup-matches", { api })), searches };
}

test("the page has members who seek each other, those with a shared interest first, each with a like", async () => {
  const { html, searches } = await read(["tea", "hiking"], (shared) =>
    shared ? [found("Koos")] : [found("Bert"), found("Koos")],
  );
  // Neither search lifts the rule that both seek each other, nor the member's own country.
  expect(searches).toEqual([{ sort: "near", interests: "tea,hiking" }, { sort: "near" }]);
  expect(html.match(/Like voor (Koos|Bert)/g)).toEqual(["Like voor Koos", "Like voor Bert"]);
  expect(html).toMatch(/<a [^>]*href="\/members"[^>]*>Verder<\/a>/);
});

test("a member without interests gets those nearby, and the way on also when there are none", async () => {
  const { html, searches } = await read([], () => []);
  expect(searches).toEqual([{ sort: "near" }]);
  expect(html).toContain("Nog niemand bij jou in de buurt");
  expect(html).toMatch(/<a [^>]*href="\/members"[^>]*>Verder<\/a>/);
});

test("a visitor is sent to log-in and back", async () => {
  expect((await openPage("/signup-matches")).location).toBe("/login?next=%2Fsignup-matches");
});
