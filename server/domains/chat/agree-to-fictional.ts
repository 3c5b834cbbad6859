import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { textVersion } from "./rules.ts";
import { insertAgreement } from "./store.ts";

/**
 * The member read the warning about fictional profiles and agrees; kept with the version of the
 * text, the language and the time. Throws `fictional_agreement_required` where what she read is not
 * what the site says now.
 */
export async function agreeToFictional(
  ctx: RequestContext,
  { id }: CurrentMember,
  version: string,
): Promise<void> {
  if (version !== textVersion(ctx.site.texts.fictional_warning)) {
    throw new AppError("fictional_agreement_required");
  }
  await insertAgreement(ctx.services.db, {
    site_id: ctx.site.id,
    member_id: id,
    text_version: version,
    locale: ctx.locale,
    agreed_at: ctx.at,
  });
}
