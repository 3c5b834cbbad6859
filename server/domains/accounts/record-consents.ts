import type { SpecialField } from "#contract/catalogue/attributes.ts";
import { TERMS_VERSION_DATE } from "#contract/shared/constants.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { insertConsents, listOpenConsents } from "./store.ts";

export interface Consents {
  readonly site: Site;
  readonly account: MemberId;
  /** The version of the sentence on how gender and the gender sought can reveal orientation. */
  readonly orientationText: string;
  /** The special fields with explicit consent to store and show them (GDPR article 9). */
  readonly special: readonly SpecialField[];
  readonly at: Date;
}

/** Stores what a new member agreed to, with the version of each text. */
export function recordConsents(tx: Tx, consents: Consents): Promise<void> {
  const { site, account, orientationText, special, at } = consents;
  const consent = {
    site_id: site.id,
    account_id: account,
    version: termsVersion(site),
    given_at: at,
  };
  return insertConsents(tx, [
    { ...consent, kind: "terms" },
    { ...consent, kind: "orientation", version: orientationText },
    ...special.map((kind) => ({ ...consent, kind })),
  ]);
}

const requiredKinds = ["terms", "orientation"] as const;
type RequiredKind = (typeof requiredKinds)[number];

/** The consents every account needs that this one never gave, for example because it was imported. */
export async function listMissingConsents(
  db: Db,
  member: { readonly site: SiteId; readonly id: MemberId },
): Promise<readonly RequiredKind[]> {
  const given = await listOpenConsents(db, member, requiredKinds);
  return requiredKinds.filter((kind) => !given.includes(kind));
}

/** Stores the consents that an account lacked. */
export async function recordMissingConsents(
  tx: Tx,
  {
    site,
    account,
    missing,
    orientationText = "",
    at,
  }: Pick<Consents, "site" | "account" | "at"> & {
    readonly missing: readonly RequiredKind[];
    readonly orientationText: string | undefined;
  },
): Promise<void> {
  const versions = { terms: termsVersion(site), orientation: orientationText };
  if (missing.length === 0) return;
  await insertConsents(
    tx,
    missing.map((kind) => ({
      site_id: site.id,
      account_id: account,
      kind,
      version: versions[kind],
      given_at: at,
    })),
  );
}

/** The date of the terms, or of the company if that was later (M9.37). */
function termsVersion(site: Site): string {
  const dates = [TERMS_VERSION_DATE, site.company.added].map((date) => Date.parse(date));
  return new Date(Math.max(...dates)).toISOString();
}
