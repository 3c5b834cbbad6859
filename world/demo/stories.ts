import { randomUUID } from "node:crypto";
import type { MemberId } from "#contract/ids.ts";
import { findAccount } from "#server/domains/accounts/find-account.ts";
import type { Services } from "#server/domains/request-context.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { hasTalked, seedConversations } from "./conversations.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import { seedLikes } from "./likes.ts";
import { seedOrders } from "./orders.ts";
import { meet } from "./stage.ts";

/** The log-ins have this many bonus credits left: one plenty, one so few that the badge shows. */
const CREDITS_LEFT = [120, 10, 20] as const;

/**
 * What the demo's log-ins have lived through: likes, conversations, and orders of the one that is
 * Premium. Needs the people of `seedDemo`. A log-in that has its own is left as it is; one that was
 * interrupted goes on where it was.
 */
export async function seedStories(services: Services, now: Date): Promise<void> {
  services.sites.refresh();
  const sites = await services.sites.all();
  let hash: Promise<string> | undefined;
  const passwordHash = () => (hash ??= hashPassword(randomUUID()));
  for (const document of demoSites) {
    const site = sites.find(({ id }) => id === document.id);
    if (!site) continue;
    const taken = new Set<MemberId>();
    const stages = [];
    for (const login of demoLogins(document)) {
      const account = await findAccount(services.db, site.id, login.email);
      if (!account) continue;
      taken.add(account.id);
      stages.push({ services, site, login, me: account.id, now, taken, passwordHash });
    }
    for (const [at, stage] of stages.entries()) {
      if (!(await hasTalked(stage))) {
        const known = await meet(stage);
        await seedLikes(stage, known);
        await seedConversations(stage, known, CREDITS_LEFT[at] ?? 0);
      }
      if (stage.login.premium) await seedOrders(stage);
    }
  }
}
