import type { Call, LoggedIn } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { textVersion } from "./rules.ts";
import { insertAgreement } from "./store.ts";

/**
 * The member read the warning about fictional profiles and agrees; kept with the version of the
 * text, the language and the time. Throws `fictional_agreement_required` where what she read is not
 * what the site says now.
 */
export async function agreeToFictional(
  call: Call,
  { id }: LoggedIn,
  version: string,
): Promise<void> {
  if (version !== textVersion(call.site.texts.fictional_warning)) {
    throw new Refused("fictional_agreement_required");
  }
  await insertAgreement(call.parts.db, {
    site_id: call.site.id,
    member_id: id,
    text_version: version,
    locale: call.locale,
    agreed_at: call.at,
  });
}
