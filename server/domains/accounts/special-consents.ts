import { specialFields } from "#contract/catalogue/attributes.ts";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { insertConsents, listOpenConsents, revokeConsent } from "./store.ts";

interface Member {
  readonly site: SiteId;
  readonly id: MemberId;
}

/** The special fields of the profile that the member agreed to store and show. */
export function listSpecialConsents(db: Db, member: Member): Promise<SpecialField[]> {
  return listOpenConsents(db, member, specialFields);
}

/**
 * Records a member's answers: the version of the text they agreed to, or null for a consent they
 * withdraw.
 */
export async function recordSpecialConsents(
  tx: Tx,
  { site, id }: Member,
  answers: Readonly<Partial<Record<SpecialField, string | null>>>,
  at: Date,
): Promise<void> {
  const open = await listOpenConsents(tx, { site, id }, specialFields);
  for (const [field, version] of Object.entries(answers)) {
    const kind = field as SpecialField;
    if (version === null) await revokeConsent(tx, { site, id, kind }, at);
    else if (!open.includes(kind)) {
      await insertConsents(tx, [{ site_id: site, account_id: id, kind, version, given_at: at }]);
    }
  }
}
