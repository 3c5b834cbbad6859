import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { fakeApi, demoCompany } from "#tests/browser/fake-api.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { browserQueryClient } from "./browser-query-client.ts";
import { refetchOnLogIn } from "./refetch-on-log-in.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { searchQuery } from "#web/features/search/queries.ts";
import { companyInfoQuery, userQuery } from "./queries.ts";

const someone = "0190a000-0000-7000-8000-000000000001" as MemberId;

/** A page that has loaded a search, a profile and the company; `calls` are the requests from then on. */
async function page(first: ReturnType<typeof aUser> | null) {
  const calls: string[] = [];
  const api = fakeApi(
    {
      "GET /api/companyinfo.php": () => ({ companyinfo: demoCompany() }),
      "GET /api/members": () => aSearch({}),
      "GET /api/members/:id": () => ({ member: aProfile({ id: someone }) }),
    },
    (key) => calls.push(key),
  );
  const queryClient = browserQueryClient();
  const { queryKey } = userQuery(api);
  const logIn = (user: ReturnType<typeof aUser> | null) => queryClient.setQueryData(queryKey, user);
  logIn(first);
  const readAll = () =>
    Promise.all([
      queryClient.ensureQueryData(companyInfoQuery(api)),
      queryClient.ensureQueryData(searchQuery(api, {})),
      queryClient.ensureQueryData(memberQuery(api, someone)),
    ]);
  await readAll();
  calls.length = 0;
  refetchOnLogIn(queryClient);
  return { api, queryClient, calls, logIn, readAll };
}

const personal = ["GET /api/members", "GET /api/members/:id"];

test("refetches a visitor's data when they log in", async () => {
  const { calls, logIn, readAll } = await page(null);
  logIn(aUser());
  await readAll();
  expect(calls).toEqual(personal);
});

test("keeps visible data until it has been refetched", async () => {
  const { api, queryClient, calls, logIn } = await page(null);
  const search = new QueryObserver(queryClient, searchQuery(api, {}));
  const leave = search.subscribe(() => undefined);
  logIn(aUser());
  expect(search.getCurrentResult().data).toMatchObject({ is: "found" });
  expect(calls).toEqual(["GET /api/members"]);
  leave();
});

test("drops the data of a member whose session ended before the next log-in", async () => {
  const { calls, logIn, readAll } = await page(aUser());
  logIn(null);
  await readAll();
  expect(calls).toEqual([]);
  logIn(aUser());
  await readAll();
  expect(calls).toEqual(personal);
});

test("a refetch of the same user keeps the cache", async () => {
  const { calls, logIn, readAll } = await page(aUser());
  logIn({ ...aUser(), credits: 3 });
  await readAll();
  expect(calls).toEqual([]);
});
