import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { SignupForm } from "#contract/signup.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { hashAddress, findAccount, lockAddress } from "#server/domains/accounts/find-account.ts";
import { startSession } from "#server/domains/accounts/sessions/start-session.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword, verifyPassword } from "#server/platform/secrets/passwords.ts";
import { assertSignupOpen, assertAnswers, describeTaken } from "./check-signup.ts";
import { queueSignup } from "./queue-signup.ts";
import { consumeLookupLimit } from "#server/domains/accounts/find-address-owner.ts";
import { createMember } from "./create-member.ts";
import { sendFirstMessage } from "./send-first-message.ts";
import { insertRequest, findRequest } from "./store.ts";

export interface SignedUp {
  readonly user: User | null;
  readonly signup_message: "pending" | "refused" | null;
}

/**
 * Creates an account and logs in. A retry with the same id, address and password returns the same.
 * A site with neutral answers logs nobody in and responds the same for a taken and a free address.
 * Throws `signup_invite_only`, `signup_id_used`, `too_many_requests`, and `invalid_input` with
 * every field.
 */
export async function signUp(ctx: RequestContext, form: SignupForm): Promise<SignedUp> {
  assertSignupOpen(ctx);
  const isNeutral = ctx.site.neutral_account_answers;
  const earlier = isNeutral ? null : await findRequest(ctx.services.db, ctx.site.id, form.id);
  if (earlier) return logInNew(ctx, form, await findSameMember(ctx, form, earlier));
  await assertAnswers(ctx, form);
  await consumeLookupLimit(ctx, form.email);
  const passwordHash = await hashPassword(form.password);
  if (!isNeutral) return logInNew(ctx, form, await createOnce(ctx, form, passwordHash));
  await queueSignup(ctx, form, passwordHash);
  return { user: null, signup_message: null };
}

/** Creates the member, unless a retry of the same sign-up did. */
async function createOnce(
  ctx: RequestContext,
  form: SignupForm,
  passwordHash: string,
): Promise<MemberId> {
  const { services, site, at } = ctx;
  const created = await services.db.transaction().execute(async (tx) => {
    const taken = await lockAddress(tx, site.id, form.email);
    const earlier = await findRequest(tx, site.id, form.id);
    if (earlier) return { earlier };
    if (taken) return { taken: taken.id };
    const id = await createMember(tx, ctx, form, passwordHash);
    const email_hash = hashAddress(site.id, form.email);
    const request = { site_id: site.id, id: form.id, email_hash, account_id: id, requested_at: at };
    if (!(await insertRequest(tx, request))) throw new AppError("signup_id_used");
    return { id };
  });
  if ("taken" in created) {
    const email = await describeTaken(ctx, created.taken);
    throw new AppError("invalid_input", { fields: { email } });
  }
  return "earlier" in created ? findSameMember(ctx, form, created.earlier) : created.id;
}

/**
 * The member of an earlier attempt. Throws `signup_id_used` unless address and password match it.
 */
async function findSameMember(
  { services, site }: RequestContext,
  form: SignupForm,
  earlier: NonNullable<Awaited<ReturnType<typeof findRequest>>>,
): Promise<MemberId> {
  if (!earlier.email_hash.equals(hashAddress(site.id, form.email))) {
    throw new AppError("signup_id_used");
  }
  const account = await findAccount(services.db, site.id, form.email);
  const same = await verifyPassword(account?.password_hash ?? null, form.password);
  if (!same || earlier.account_id === null) throw new AppError("signup_id_used");
  return earlier.account_id;
}

async function logInNew(ctx: RequestContext, form: SignupForm, id: MemberId): Promise<SignedUp> {
  const message = await sendFirstMessage(ctx, id, form);
  await startSession(ctx, { id, passwordHash: null });
  return { user: await getCurrentUser(ctx, id), signup_message: message };
}
