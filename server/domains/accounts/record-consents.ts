import { TERMS_VERSION_DATE } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { insertConsents } from "./store.ts";

export interface Consents {
  readonly site: Site;
  readonly account: MemberId;
  /** Explicit consent to keep and show what the law calls special. */
  readonly specialCategory: boolean;
  readonly at: Date;
}

/** Writes down what a new member agreed to: the terms, and what the special consent was given for. */
export function recordConsents(tx: Tx, given: Consents): Promise<void> {
  const { site, account, specialCategory, at } = given;
  const consent = {
    site_id: site.id,
    account_id: account,
    version: termsVersion(site),
    given_at: at,
  };
  return insertConsents(tx, [
    { ...consent, kind: "terms" },
    ...(specialCategory ? [{ ...consent, kind: "special_category" as const }] : []),
  ]);
}

/** The terms carry the date of the text, or of the company where that came later (specification, section 9). */
function termsVersion(site: Site): string {
  const dates = [TERMS_VERSION_DATE, site.company.added].map((date) => Date.parse(date));
  return new Date(Math.max(...dates)).toISOString();
}
