import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { checkOwnPassword, requirePassword } from "./check-own-password.ts";
import { hashNewPassword } from "./hash-new-password.ts";
import { setPassword } from "./set-password.ts";

interface PasswordChange {
  readonly password: string;
  readonly new_password: string;
  readonly repeat_password: string;
}

/**
 * Changes the password of a member who knows the current one, and ends the other sessions. Throws
 * `invalid_input` naming the fields, and `account_blocked` after too many wrong passwords.
 */
export async function updatePassword(
  ctx: RequestContext,
  { id, sessionHash }: CurrentMember,
  { password, new_password: chosen, repeat_password: repeated }: PasswordChange,
): Promise<void> {
  const { services } = ctx;
  const account = await checkOwnPassword(ctx, id, password, "wrong_password");
  const passwordHash = await hashNewPassword(ctx, id, { chosen, repeated });
  const ended = await services.db.transaction().execute(async (tx) => {
    await requirePassword(tx, ctx, account);
    return setPassword(tx, ctx, { account, passwordHash, session: sessionHash });
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
}
