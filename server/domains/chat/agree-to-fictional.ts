import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { insertAgreement } from "./sending/sender-store.ts";

/**
 * Stores that the member read the warning about fictional profiles and agrees, with the text's
 * version, language and time. Throws `fictional_agreement_required` if the site's text has changed
 * since the member read it.
 */
export async function agreeToFictional(
  ctx: RequestContext,
  { id }: CurrentMember,
  version: string,
): Promise<void> {
  if (version !== ctx.site.warning_version) {
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
