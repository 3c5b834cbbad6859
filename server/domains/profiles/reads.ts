import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

export interface Preferences {
  readonly gender: Gender;
  readonly seeks: Seeking;
  readonly country: string;
}

/** The defaults of a member's search; undefined once the profile is erased. */
export function findPreferences(
  ctx: RequestContext,
  id: MemberId,
): Promise<Preferences | undefined> {
  return store.findPreferences(ctx.services.db, ctx.site.id, id);
}

/** What others may use when guessing a member's password: the name and the date of birth. */
export function findPersonalData(
  db: Db,
  site: SiteId,
  id: MemberId,
): Promise<{ readonly name: string; readonly birth_date: string } | undefined> {
  return store.findPersonalData(db, site, id);
}

/** The visible fictional profiles of a site. */
export function countFictionalProfiles(db: Db, site: SiteId): Promise<number> {
  return store.countFictional(db, site);
}
