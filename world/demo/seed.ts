import type { Database } from "#server/platform/database/database.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { allSites } from "#server/domains/sites/list-sites.ts";
import { siteData } from "#server/domains/sites/site-data.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { DEMO_PASSWORD, demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import { addPerson, people } from "./people.ts";
import type { WantedPortrait } from "./people.ts";

/**
 * Fills a database with the demo world: three sites, their people, the log-ins. A site that is
 * there already is left as it is, unless its document fits no more. `wantPortraits` is told what the people of a new one need before
 * they are there for good: a start that ends in between must not leave faceless people.
 */
export async function seedDemo(
  db: Database,
  now: Date,
  wantPortraits: (wanted: readonly WantedPortrait[]) => void,
): Promise<void> {
  const there = new Map((await allSites(db)).map((site) => [site.id, site.data]));
  for (const site of demoSites) {
    const data = there.get(site.id);
    // Of an earlier version of the program.
    if (data !== undefined && !siteData.safeParse(data).success) {
      await db.transaction().execute((tx) => saveSite(tx, site));
    }
  }
  const fresh = demoSites.filter((site) => !there.has(site.id));
  if (fresh.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const site of fresh) {
    await db.transaction().execute(async (tx) => {
      const wanted: WantedPortrait[] = [];
      await saveSite(tx, site);
      const logins = demoLogins(site);
      for (const person of people[site.id] ?? []) {
        const { id, portraits } = await addPerson(tx, site.id, person, now);
        wanted.push(...portraits);
        const login = logins.find((one) => one.person.key === person.key);
        if (!login) continue;
        const { email, language } = login;
        const times = { signedUpAt: new Date(now.getTime() - 30 * 86_400_000), confirmedAt: now };
        await createAccount(tx, { id, site: site.id, email, language, passwordHash, ...times });
      }
      wantPortraits(wanted);
    });
  }
}
