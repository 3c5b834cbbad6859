import { randomUUID } from "node:crypto";
import type { MemberId } from "#contract/shared/ids.ts";
import { findAccount } from "#server/domains/accounts/find-account.ts";
import type { Services } from "#server/domains/request-context.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { hasConversations, seedConversations } from "./conversations.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import { seedLikes } from "./likes.ts";
import { seedOrders } from "./orders.ts";
import { findMatchingPeople } from "./demo-member.ts";

/**
 * The demo members have this many bonus credits left: one plenty, one so few that the badge shows.
 */
const CREDITS_LEFT = [120, 10, 20] as const;

/**
 * The history of the demo members: likes, conversations, and the Premium member's orders. Needs the
 * people of `seedDemo`. A member with a complete history stays unchanged; an interrupted run
 * continues where it stopped.
 */
export async function seedActivity(services: Services, now: Date): Promise<void> {
  services.sites.refresh();
  const sites = await services.sites.all();
  let hash: Promise<string> | undefined;
  const passwordHash = () => (hash ??= hashPassword(randomUUID()));
  for (const document of demoSites) {
    const site = sites.find(({ id }) => id === document.id);
    if (!site) continue;
    const taken = new Set<MemberId>();
    const demoMembers = [];
    for (const login of demoLogins(document)) {
      const account = await findAccount(services.db, site.id, login.email);
      if (!account) continue;
      taken.add(account.id);
      demoMembers.push({ services, site, login, me: account.id, now, taken, passwordHash });
    }
    for (const [at, member] of demoMembers.entries()) {
      if (!(await hasConversations(member))) {
        const known = await findMatchingPeople(member);
        await seedLikes(member, known);
        await seedConversations(member, known, CREDITS_LEFT[at] ?? 0);
      }
      if (member.login.premium) await seedOrders(member);
    }
  }
}
