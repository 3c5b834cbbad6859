import { dayIn } from "#contract/formats.ts";
import type { FieldErrorCode } from "#contract/errors.ts";
import type { SignupAnswers } from "#contract/signup.ts";
import { suggestEmail } from "#server/domains/accounts/suggest-email.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { lookUpAddress } from "./look-up-address.ts";
import { judgeAnswers, maySignUp } from "./rules.ts";

/**
 * Judges the answers given so far; answers the address that was probably meant, if any. Throws
 * `signup_invite_only`, and `invalid_input` naming every field.
 */
export async function checkSignup(
  ctx: RequestContext,
  answers: SignupAnswers,
): Promise<string | null> {
  assertSignupOpen(ctx);
  const { email } = answers;
  const tells = email !== undefined && !ctx.site.neutral_account_answers;
  const taken = tells && (await lookUpAddress(ctx, email)) !== null;
  assertAnswers(ctx, answers, taken ? { email: "email_taken" } : {});
  return email === undefined ? null : suggestEmail(email);
}

/** Throws `signup_invite_only` for a visitor whom the site does not let in. */
export function assertSignupOpen(ctx: RequestContext): void {
  if (!maySignUp(ctx.site.signups, hasTrafficSource(ctx))) throw new AppError("signup_invite_only");
}

/** Throws `invalid_input` naming every field that breaks a rule of the site, or is named already. */
export function assertAnswers(
  { site, at }: RequestContext,
  answers: SignupAnswers,
  named: Readonly<Record<string, FieldErrorCode>> = {},
): void {
  const fields = { ...judgeAnswers(answers, site, dayIn(site.time_zone, at)), ...named };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
}
