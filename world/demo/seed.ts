import type { Database, Tx } from "#server/platform/database/database.ts";
import { specialConsentTexts } from "#contract/catalogue/attributes.ts";
import { specialInterests } from "#contract/catalogue/interests.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { recordSpecialConsents } from "#server/domains/accounts/special-consents.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { DEMO_PASSWORD, demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import type { DemoSite } from "./demo-sites.ts";
import { addPerson, people } from "./people.ts";
import type { Person } from "./people.ts";

const DAY_MS = 86_400_000;

/**
 * Fills a database with the demo world: three sites, their people and the demo members. An existing
 * site gets its current document and keeps its people.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  let hash: Promise<string> | undefined;
  for (const site of demoSites) {
    await db.transaction().execute(async (tx) => {
      if ((await saveSite(tx, site)) !== "created") return;
      const passwordHash = await (hash ??= hashPassword(DEMO_PASSWORD));
      await addPeople(tx, site, passwordHash, now);
    });
  }
}

/** Adds a site's people, and accounts for those who can log in. */
async function addPeople(tx: Tx, site: DemoSite, passwordHash: string, now: Date): Promise<void> {
  const logins = demoLogins(site);
  for (const person of people[site.id] ?? []) {
    const id = await addPerson(tx, site.id, person, now);
    const login = logins.find((candidate) => candidate.person.key === person.key);
    if (!login) continue;
    const { email, language } = login;
    const account = { id, site_id: site.id, email, language, password_hash: passwordHash };
    const times = { signed_up_at: new Date(now.getTime() - 30 * DAY_MS), confirmed_at: now };
    await createAccount(tx, { ...account, ...times });
    await recordSpecialConsents(tx, { site: site.id, id }, consentsOf(person), now);
  }
}

/** A demo member agreed to the special fields of the profile that hold something. */
function consentsOf({ sexuality, interests }: Person) {
  const [text] = specialConsentTexts;
  const isIntimate = interests.some((one) => specialInterests.includes(one));
  return { ...(sexuality && { sexuality: text }), ...(isIntimate && { intimate_interests: text }) };
}
