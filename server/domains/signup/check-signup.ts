import { dayIn } from "#contract/formats.ts";
import type { FieldWord } from "#contract/errors.ts";
import type { SignupAnswers } from "#contract/signup.ts";
import { suggestEmail } from "#server/domains/accounts/suggest-email.ts";
import type { Call } from "#server/domains/call.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { lookUpAddress } from "./look-up-address.ts";
import { judgeAnswers, maySignUp } from "./rules.ts";

/**
 * Judges the answers given so far; answers the address that was probably meant, if any. Throws
 * `signup_invite_only`, and `invalid_input` naming every field.
 */
export async function checkSignup(call: Call, answers: SignupAnswers): Promise<string | null> {
  assertSignupOpen(call);
  const { email } = answers;
  const tells = email !== undefined && !call.site.neutral_account_answers;
  const taken = tells && (await lookUpAddress(call, email)) !== null;
  assertAnswers(call, answers, taken ? { email: "email_taken" } : {});
  return email === undefined ? null : suggestEmail(email);
}

/** Throws `signup_invite_only` for a visitor whom the site does not let in. */
export function assertSignupOpen(call: Call): void {
  if (!maySignUp(call.site.signups, hasTrafficSource(call)))
    throw new Refused("signup_invite_only");
}

/** Throws `invalid_input` naming every field that breaks a rule of the site, or is named already. */
export function assertAnswers(
  { site, at }: Call,
  answers: SignupAnswers,
  named: Readonly<Record<string, FieldWord>> = {},
): void {
  const fields = { ...judgeAnswers(answers, site, dayIn(site.time_zone, at)), ...named };
  if (Object.keys(fields).length > 0) throw new Refused("invalid_input", { fields });
}
