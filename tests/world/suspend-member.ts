import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { createSuspension } from "#server/domains/accounts/suspension/suspend-member.ts";
import type { Database } from "#server/platform/database/database.ts";

/** Disables a member's profile for good, as a decision of staff does. */
export async function suspendMember(
  db: Database,
  { id, site }: { readonly id: MemberId; readonly site: SiteId },
  at: Date,
): Promise<void> {
  const caseId = randomUUID();
  await sql`
    insert into moderation_case (id, site_id, number, source, category, words, location, created_at)
    values (${caseId}, ${site}, ${caseId}, 'profile', 'abusive', '', '', ${at})`.execute(db);
  const suspension = { site, member: id, caseId, ground: "abusive", endsAt: null } as const;
  await db.transaction().execute((tx) => createSuspension(tx, suspension, at));
}
