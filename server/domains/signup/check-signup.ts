import { dayIn } from "#contract/formatting/formats.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { SignupAnswers } from "#contract/signup.ts";
import { resendUndoMail } from "#server/domains/accounts/deletion/resend-undo-mail.ts";
import { loadCommonWords } from "#server/domains/accounts/passwords/common-words.ts";
import { suggestEmail } from "#server/domains/accounts/email-change/suggest-email.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { assertValid } from "#server/domains/profiles/validate-person.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findAddressOwner } from "#server/domains/accounts/find-address-owner.ts";
import { validateAnswers, isSignupOpen } from "./rules.ts";

/**
 * Validates the answers given so far and returns the address that was probably meant, if any.
 * Throws `signup_invite_only`, and `invalid_input` with every invalid field.
 */
export async function checkSignup(
  ctx: RequestContext,
  answers: SignupAnswers,
): Promise<string | null> {
  assertSignupOpen(ctx);
  const { email } = answers;
  const reveals = email !== undefined && !ctx.site.neutral_account_answers;
  const owner = reveals ? await findAddressOwner(ctx, email) : null;
  await assertAnswers(ctx, answers, owner ? { email: await describeTaken(ctx, owner) } : {});
  return email === undefined ? null : suggestEmail(email);
}

/** Throws `signup_invite_only` if the site does not admit the visitor. */
export function assertSignupOpen(ctx: RequestContext): void {
  if (!isSignupOpen(ctx.site.signups, hasTrafficSource(ctx)))
    throw new AppError("signup_invite_only");
}

/**
 * Throws `invalid_input` with every field that breaks a rule of the site or is listed in `known`.
 */
export async function assertAnswers(
  { site, at }: RequestContext,
  answers: SignupAnswers,
  known: Readonly<Record<string, FieldErrorCode>> = {},
): Promise<void> {
  const today = dayIn(site.time_zone, at);
  const words = await loadCommonWords();
  const fields = { ...validateAnswers(answers, site, { today, words }), ...known };
  assertValid(fields, answers);
}

/**
 * Why an address that has an account cannot be used. If its account is deleted, the owner gets the
 * link that undoes the deletion.
 */
export async function describeTaken(ctx: RequestContext, owner: MemberId): Promise<FieldErrorCode> {
  const isDeleted = await ctx.services.db
    .transaction()
    .execute((tx) => resendUndoMail(tx, ctx, owner));
  return isDeleted ? "email_deleted" : "email_taken";
}
