import { missingParts } from "#contract/signup.ts";
import type { ConsentAnswers, MissingPart } from "#contract/signup.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import {
  listMissingConsents,
  recordMissingConsents,
} from "#server/domains/accounts/record-consents.ts";
import { listOwnPhotos } from "#server/domains/photos/own-photos.ts";
import { loadOwnDetails } from "#server/domains/profiles/own-profile/save-profile.ts";
import { validatePlace } from "#server/domains/profiles/validate-person.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/**
 * What the member's account still lacks, in the order in which the member is asked for it. Sign-up
 * requires most of it, but an account may have begun elsewhere.
 */
export async function listMissing(ctx: RequestContext): Promise<readonly MissingPart[]> {
  const { services, site } = ctx;
  const member = requireMember(ctx);
  const own = { site: site.id, id: member.id };
  const details = await loadOwnDetails(ctx, member);
  const account = await findEmailAddress(services.db, site.id, member.id);
  const consents = await listMissingConsents(services.db, own);
  const { photos } = await listOwnPhotos(ctx, member);
  const place = Object.values(validatePlace(details, site));
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    terms: consents.includes("terms"),
    orientation: consents.includes("orientation"),
    confirmation: account?.confirmed_at === null,
    place: place.some((code) => code !== null),
    photo: photos.every(({ status }) => status === "rejected"),
    interests: details.interests.length === 0,
    about: details.about === "",
  };
  return missingParts.filter((part) => lacks[part]);
}

/** Records the consents that the account lacks. Throws `invalid_input` for one that is not given. */
export async function saveConsents(
  ctx: RequestContext,
  { terms, orientation_text: orientationText }: ConsentAnswers,
): Promise<readonly MissingPart[]> {
  const { services, site, at } = ctx;
  const { id: account } = requireMember(ctx);
  await services.db.transaction().execute(async (tx) => {
    const missing = await listMissingConsents(tx, { site: site.id, id: account });
    const fields: Readonly<Record<string, FieldErrorCode>> = {
      ...(missing.includes("terms") && !terms && { terms: "terms_missing" }),
      ...(missing.includes("orientation") && !orientationText && { orientation_text: "required" }),
    };
    if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
    await recordMissingConsents(tx, { site, account, missing, orientationText, at });
  });
  return listMissing(ctx);
}
