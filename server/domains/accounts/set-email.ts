import type { MemberId } from "#contract/shared/ids.ts";
import { expireLinks } from "#server/domains/links/create-link.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { lockAddress } from "./find-account.ts";
import { normalizeEmail } from "./rules.ts";
import { deleteStop, updateAccount } from "./store.ts";

interface NewEmail {
  readonly id: MemberId;
  readonly email: string;
  /** Replaces the password as well. */
  readonly passwordHash?: string;
}

/**
 * Stores a member's new address; links that were mailed to the earlier one stop working. Throws
 * `invalid_input` if somebody else has the address.
 */
export async function setEmail(
  tx: Tx,
  { site, at }: RequestContext,
  { id, email, passwordHash }: NewEmail,
): Promise<void> {
  const owner = await lockAddress(tx, site.id, email);
  if (owner && owner.id !== id) {
    throw new AppError("invalid_input", { fields: { email: "email_taken" } });
  }
  await updateAccount(tx, site.id, id, {
    email,
    email_normalised: normalizeEmail(email),
    ...(passwordHash && { password_hash: passwordHash }),
  });
  // The stop was about the earlier address.
  await deleteStop(tx, { account_id: id, reason: "bounce" });
  for (const purpose of ["activation", "password_reset", "email_change"] as const) {
    await expireLinks(tx, { site: site.id, account: id, purpose }, at);
  }
}
