import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import type { SignupForm } from "#contract/signup.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { hashAddress, findAccount, lockAddress } from "#server/domains/accounts/find-account.ts";
import { startSession } from "#server/domains/accounts/start-session.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword, verifyPassword } from "#server/platform/secrets/passwords.ts";
import { assertSignupOpen, assertAnswers } from "./check-signup.ts";
import { consumeLookupLimit } from "./find-address-owner.ts";
import { createMember } from "./create-member.ts";
import { sendFirstMessage } from "./send-first-message.ts";
import { insertRequest, findRequest } from "./store.ts";
import { notifyOwner } from "./notify-owner.ts";

export interface SignedUp {
  readonly user: User | null;
  readonly signup_message: "waiting" | "refused" | null;
}

/**
 * Makes an account and logs in. A second try with the same id answers as the first, given the same
 * address and password. Throws `signup_invite_only`, `signup_id_used`, `too_many_requests`, and
 * `invalid_input` naming every field. A site of neutral answers logs nobody in and answers a taken
 * address as a free one.
 */
export async function signUp(ctx: RequestContext, form: SignupForm): Promise<SignedUp> {
  assertSignupOpen(ctx);
  const earlier = await findRequest(ctx.services.db, ctx.site.id, form.id);
  if (earlier) return answer(ctx, form, await sameMember(ctx, form, earlier));
  await assertAnswers(ctx, form);
  await consumeLookupLimit(ctx, form.email);
  const passwordHash = await hashPassword(form.password);
  return answer(ctx, form, await makeOnce(ctx, form, passwordHash));
}

/** The new member; null where the address has an account and the site does not say so. */
async function makeOnce(
  ctx: RequestContext,
  form: SignupForm,
  passwordHash: string,
): Promise<MemberId | null> {
  const { services, site, at } = ctx;
  const made = await services.db.transaction().execute(async (tx) => {
    const taken = await lockAddress(tx, site.id, form.email);
    const earlier = await findRequest(tx, site.id, form.id);
    if (earlier) return { earlier };
    if (taken && !site.neutral_account_answers) {
      throw new AppError("invalid_input", { fields: { email: "email_taken" } });
    }
    if (taken) await notifyOwner(tx, ctx, taken.id);
    const id = taken ? null : await createMember(tx, ctx, form, passwordHash);
    const email_hash = hashAddress(site.id, form.email);
    const request = { site_id: site.id, id: form.id, email_hash, account_id: id, requested_at: at };
    if (!(await insertRequest(tx, request))) throw new AppError("signup_id_used");
    return { id };
  });
  return "earlier" in made ? sameMember(ctx, form, made.earlier) : made.id;
}

/**
 * The member of an earlier try. Throws `signup_id_used` unless address and password are its own;
 * a neutral answer may not tell the password of an account from that of none.
 */
async function sameMember(
  { services, site }: RequestContext,
  form: SignupForm,
  earlier: NonNullable<Awaited<ReturnType<typeof findRequest>>>,
): Promise<MemberId | null> {
  if (!earlier.email_hash.equals(hashAddress(site.id, form.email))) {
    throw new AppError("signup_id_used");
  }
  // The same work whether this try made the account or met one: time may not tell either.
  const account = await findAccount(services.db, site.id, form.email);
  const same = await verifyPassword(account?.password_hash ?? null, form.password);
  if (earlier.account_id === null) return null;
  if (!same && !site.neutral_account_answers) throw new AppError("signup_id_used");
  return same ? earlier.account_id : null;
}

async function answer(
  ctx: RequestContext,
  form: SignupForm,
  id: MemberId | null,
): Promise<SignedUp> {
  const message = id === null ? null : await sendFirstMessage(ctx, id, form);
  if (id === null || ctx.site.neutral_account_answers) return { user: null, signup_message: null };
  await startSession(ctx, id);
  return { user: await getCurrentUser(ctx, id), signup_message: message };
}
