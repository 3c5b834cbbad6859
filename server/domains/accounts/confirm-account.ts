import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import type { LinkInput } from "#server/domains/links/api.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import { findPersonalData } from "#server/domains/profiles/reads.ts";
import { publishProfile } from "#server/domains/profiles/lifecycle.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { loadCommonWords } from "./passwords/common-words.ts";
import { accountConfirmed } from "./events.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { checkPassword } from "./log-in.ts";
import { deleteDevices, endSessions } from "./session-store.ts";
import { findDevice, startSession } from "./start-session.ts";
import { findEmailAddress, markConfirmed, updateAccount } from "./store.ts";
import { validatePassword } from "./passwords/validate-password.ts";

/**
 * Confirms an account with its mailed link: the profile becomes visible, and only this browser
 * stays logged in. A stranger may have created the account with someone else's address, so a
 * browser without a session of the account must give its password or set a new one. Throws
 * `link_invalid`, `invalid_input`, and the errors of `logIn`.
 */
export async function confirmAccount(
  ctx: RequestContext,
  token: string,
  answers: LinkInput,
): Promise<User> {
  const { services, site, at } = ctx;
  const { account: id, state } = await findLink(ctx, token);
  if (state !== "open") throw new AppError("link_invalid");
  const session = ctx.member?.id === id ? ctx.member.sessionHash : null;
  const passwordHash = session ? null : await authenticate(ctx, id, answers);
  const ended = await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "activation" });
    if (await markConfirmed(tx, site.id, id, at)) {
      await publishProfile(tx, site.id, id, at);
      await recordEvent(tx, accountConfirmed, { site: site.id, at, data: { member: id } });
    }
    if (passwordHash) await updateAccount(tx, site.id, id, { password_hash: passwordHash });
    return endOtherLogins(tx, ctx, id, session);
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
  if (!session) await startSession(ctx, id);
  return getCurrentUser(ctx, id);
}

/**
 * Proves that the account belongs to the visitor; returns the new password's hash if they set one.
 */
async function authenticate(
  ctx: RequestContext,
  id: MemberId,
  { password, new_password: chosen }: LinkInput,
): Promise<string | null> {
  const { services, site } = ctx;
  const account = await findEmailAddress(services.db, site.id, id);
  if (!account) throw new AppError("link_invalid");
  if (chosen === undefined) {
    if (!password) throw new AppError("invalid_input", { fields: { password: "required" } });
    await checkPassword(ctx, { email: account.email, password });
    return null;
  }
  const person = await findPersonalData(services.db, site.id, id);
  const owner = {
    siteName: site.name,
    email: account.email,
    name: person?.name,
    birthDate: person?.birth_date,
  };
  const code = validatePassword(chosen, owner, await loadCommonWords());
  if (code) throw new AppError("invalid_input", { fields: { new_password: code } });
  return hashPassword(chosen);
}

/** Ends the account's other sessions and deletes its other devices; returns the ended sessions. */
async function endOtherLogins(
  tx: Tx,
  ctx: RequestContext,
  account: MemberId,
  session: Buffer | null,
): Promise<readonly Buffer[]> {
  const site = ctx.site.id;
  await deleteDevices(tx, { site, account, except: session && findDevice(ctx) });
  return endSessions(tx, { site, account, except: session }, ctx.at);
}
