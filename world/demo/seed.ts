import type { Database } from "#server/platform/database/database.ts";
import { addAccount } from "#server/domains/accounts/add-account.ts";
import { allSites } from "#server/domains/sites/list-sites.ts";
import { putSite } from "#server/domains/sites/put-site.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { DEMO_PASSWORD, demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import { addPerson, people } from "./people.ts";
import type { WantedPortrait } from "./people.ts";

/**
 * Fills a database with the demo world: three sites, their people, the log-ins. A site that is
 * there already is left as it is. Answers the portraits that the new people need.
 */
export async function seedDemo(db: Database, now: Date): Promise<WantedPortrait[]> {
  const there = new Set((await allSites(db)).map((site) => site.id));
  const fresh = demoSites.filter((site) => !there.has(site.id));
  if (fresh.length === 0) return [];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const wanted: WantedPortrait[] = [];
  for (const site of fresh) {
    await db.transaction().execute(async (tx) => {
      await putSite(tx, site);
      const logins = demoLogins(site);
      for (const person of people[site.id] ?? []) {
        const { id, portraits } = await addPerson(tx, site.id, person, now);
        wanted.push(...portraits);
        const login = logins.find((one) => one.person.key === person.key);
        if (!login) continue;
        const { email, language } = login;
        const times = { signedUpAt: new Date(now.getTime() - 30 * 86_400_000), confirmedAt: now };
        await addAccount(tx, { id, site: site.id, email, language, passwordHash, ...times });
      }
    });
  }
  return wanted;
}
