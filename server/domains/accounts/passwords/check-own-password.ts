import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { checkPassword } from "#server/domains/accounts/log-in/log-in.ts";
import { getOwnAccount, hasPassword } from "#server/domains/accounts/find-account.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";

/**
 * Checks the password of a member who is logged in. Returns the account with the password's hash, for
 * `requirePassword` in the transaction that follows; wrong passwords count as at log-in. Throws
 * `invalid_input` naming the field, and `account_blocked`.
 */
export async function checkOwnPassword(
  ctx: RequestContext,
  id: MemberId,
  password: string,
  code: FieldErrorCode = "password_incorrect",
) {
  const account = await getOwnAccount(ctx, id);
  const { email } = account;
  const { passwordHash } = await checkPassword(ctx, { email, password }).catch((error: unknown) => {
    const isWrong = error instanceof AppError && error.code === "login_failed";
    throw isWrong ? new AppError("invalid_input", { fields: { password: code } }) : error;
  });
  return { id, ...account, passwordHash };
}

/**
 * Prevents a change of the password until the transaction ends. Throws `authentication_required` if
 * the password was changed since the check, which also ended the session.
 */
export async function requirePassword(
  tx: Tx,
  { site }: Pick<RequestContext, "site">,
  { id, passwordHash }: { readonly id: MemberId; readonly passwordHash: string },
): Promise<void> {
  const isSame = await hasPassword(tx, site.id, id, passwordHash);
  if (!isSame) throw new AppError("authentication_required");
}
