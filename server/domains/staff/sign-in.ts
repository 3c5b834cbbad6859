import { consumeFactors } from "./consume-factors.ts";
import type { Proof } from "./consume-factors.ts";
import type { CurrentStaff, OfficeContext } from "./office-context.ts";
import { openSession, startSignedIn } from "./open-session.ts";

/**
 * Checks password and code, and starts a session. Throws `office_login_failed` whichever of the three
 * is wrong, or `account_blocked` with the minutes left.
 */
export async function signIn(ctx: OfficeContext, proof: Proof): Promise<CurrentStaff> {
  const signedIn = await consumeFactors(ctx, proof, (tx, person, factor) =>
    startSignedIn(
      ctx,
      tx,
      person,
      factor === "phone" ? "staff.signed_in" : "staff.recovery_code_used",
    ),
  );
  return openSession(ctx, signedIn);
}
