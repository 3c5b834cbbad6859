import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { checkPassword } from "#server/domains/accounts/log-in.ts";

/**
 * Checks the password of a member who is logged in; wrong ones count as at log-in. Throws
 * `invalid_input` naming the field, and `account_blocked`.
 */
export async function checkOwnPassword(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<void> {
  await checkPassword(ctx, { email, password }).catch((error: unknown) => {
    const isWrong = error instanceof AppError && error.code === "login_failed";
    throw isWrong
      ? new AppError("invalid_input", { fields: { password: "wrong_password" } })
      : error;
  });
}
