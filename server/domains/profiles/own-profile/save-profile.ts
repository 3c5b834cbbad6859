import { interests as allInterests } from "#contract/catalogue/interests.ts";
import { dayIn } from "#contract/formatting/formats.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { ProfileChange, ProfileDetails } from "#contract/profiles/own-profile.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import {
  listSpecialConsents,
  recordSpecialConsents,
} from "#server/domains/accounts/special-consents.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { applyChange, listChanges, listSupportOnly, validateChange } from "./change-rules.ts";
import { findDetailsToChange, lockDetails, updateProfile } from "./own-profile-store.ts";
import { assertValid } from "#server/domains/profiles/validate-person.ts";

/** The member's own profile with everything that can be changed. */
export function loadOwnDetails(
  { services, site, at }: RequestContext,
  { id }: CurrentMember,
): Promise<ProfileDetails> {
  return readDetails(services.db, { site: site.id, id, at }, findDetailsToChange);
}

/**
 * Changes fields of the member's own profile; a change to the stored value writes nothing. Throws
 * `invalid_input` with every invalid field.
 */
export async function saveProfile(
  { services, site, at }: RequestContext,
  { id }: CurrentMember,
  change: ProfileChange,
): Promise<ProfileDetails> {
  const member = { site: site.id, id, at };
  const { profile, hasChanged } = await services.db.transaction().execute(async (tx) => {
    const before = await readDetails(tx, member, lockDetails);
    const after = applyChange(before, change);
    const email = (await findEmailAddress(tx, site.id, id))?.email;
    const today = dayIn(site.time_zone, at);
    assertValid(validateChange(before, after, { site, today, email }), after);
    const { consents: _, support_only: __, date_of_birth: birth_date, ...columns } = after;
    const isChanged = listChanges(before, after).some((field) => field !== "consents");
    if (isChanged) await updateProfile(tx, member, { ...columns, birth_date });
    await recordSpecialConsents(tx, member, change.consents ?? {}, at);
    return { profile: after, hasChanged: isChanged };
  });
  if (hasChanged) services.changedProfiles.publish(id, "changed");
  return profile;
}

async function readDetails(
  db: Db,
  member: { readonly site: SiteId; readonly id: MemberId; readonly at: Date },
  find: typeof lockDetails,
): Promise<ProfileDetails> {
  const row = await find(db, member);
  if (!row) throw new AppError("authentication_required");
  const interests = allInterests.filter((one) => row.interests.includes(one));
  // The columns hold the contract's values, and the endpoint's output schema validates them again.
  const consents = await listSpecialConsents(db, member);
  const account = await findEmailAddress(db, member.site, member.id);
  const support_only = listSupportOnly(account?.signed_up_at ?? null, member.at);
  return { ...row, interests, consents, support_only } as ProfileDetails;
}
