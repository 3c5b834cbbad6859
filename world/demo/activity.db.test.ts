import { beforeAll, expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { findAccount } from "#server/domains/accounts/find-account.ts";
import { testApp } from "#tests/test-app.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { addPerson, people } from "./people.ts";
import type { Services } from "#server/domains/request-context.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { seedActivity } from "./activity.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";

const app = testApp();
const logins = demoSites.flatMap((site) =>
  demoLogins(site).map((login) => ({ ...login, site: site.id, host: site.hosts[0] ?? "" })),
);

beforeAll(async () => {
  const now = app.clock.now();
  // The test stores its sites without people first, and `seedDemo` adds people only to a new site.
  for (const { id: site } of demoSites) {
    for (const person of people[site] ?? []) {
      const id = await addPerson(app.db, site, person, now);
      const login = logins.find((one) => one.site === site && one.person.key === person.key);
      if (!login) continue;
      const { email, language } = login;
      const account = { id, site_id: site, email, language, password_hash: "x" };
      await createAccount(app.db, { ...account, signed_up_at: now, confirmed_at: now });
    }
  }
  // An interrupted start is completed by a later one, which leaves finished parts as they are.
  for (const after of [0, 3, 40, 200]) {
    const stopped = seedActivity(withBrokenBus(app.context.services, after), now);
    await expect(stopped).rejects.toThrow("broken off");
  }
  await seedActivity(app.context.services, now);
  await seedActivity(app.context.services, now);
});

/** The services of a program that dies after this many published events. */
function withBrokenBus(services: Services, after: number): Services {
  let left = after;
  const publish: Services["bus"]["publish"] = () => {
    if (left === 0) throw new Error("broken off");
    left -= 1;
  };
  return { ...services, bus: { ...services.bus, publish } };
}

test.each(logins)("$email has conversations of every kind", async (login) => {
  const browser = await loggedIn(app, await idOf(login), login.host);
  const { chats } = (await browser.get("/api/chats.php")).json() as {
    chats: {
      conversation: { id: string };
      profile: { id: string; is: string };
      num_unread_messages: number;
      last_message: { text: string | null };
    }[];
  };
  expect(chats.map((chat) => chat.num_unread_messages).toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(chats.filter((chat) => chat.profile.is === "fictional")).toHaveLength(1);
  const locked = login.premium ? 0 : 1;
  expect(chats.filter((chat) => chat.last_message.text === null)).toHaveLength(locked);
  const pages = await Promise.all(
    chats.map(async (chat) => (await browser.get(`/api/chats/${chat.conversation.id}`)).json()),
  );
  expect(pages.filter((page) => page.older_locked)).toHaveLength(2 * locked);
  const somebody = chats[0]?.profile.id ?? "";
  const price = (await browser.get(`/api/chats/price?member=${somebody}`)).json();
  expect(price.balance).toBeGreaterThanOrEqual(10);
  expect(price.free_conversations_left).toBe(login.premium ? null : 1);
});

test.each(logins)("$email has likes given, received and in matches, all seen", async (login) => {
  const browser = await loggedIn(app, await idOf(login), login.host);
  const { profiles, liked_by } = (await browser.get("/api/likes.php")).json();
  expect(profiles).toHaveLength(5);
  expect(liked_by).toHaveLength(4);
  expect((await browser.get("/api/counts")).json()).toMatchObject({ likes: 0 });
});

test.each(logins)(
  "$email is Premium ($premium) and has orders of every end, or none",
  async (login) => {
    const browser = await loggedIn(app, await idOf(login), login.host);
    const { user } = (await browser.get("/api/user.php")).json();
    expect(user.paid_user).toBe(login.premium);
    const { transactions } = (await browser.get("/api/transactions")).json() as {
      transactions: { status: string }[];
    };
    expect(transactions.map(({ status }) => status)).toEqual(
      login.premium ? ["completed", "failed", "cancelled", "completed", "cancelled"] : [],
    );
  },
);

async function idOf({ site, email }: (typeof logins)[number]) {
  const account = await findAccount(app.db, site, email);
  if (!account) throw new Error("the log-in has an account");
  return account.id;
}

test.each(demoSites.map((site) => site.id))("the ledger of %s balances", async (site: SiteId) => {
  await assertConsistent(app.db, site);
});
