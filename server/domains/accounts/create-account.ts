import type { Db } from "#server/platform/database/database.ts";
import { normalizeEmail } from "./rules.ts";
import { insertAccount } from "./store.ts";
import type { AccountRow } from "./store.ts";

/** Adds an account, which shares its id with a profile. */
export function createAccount(
  db: Db,
  account: Omit<AccountRow, "email_normalised">,
): Promise<void> {
  const email = account.email.trim();
  return insertAccount(db, { ...account, email, email_normalised: normalizeEmail(email) });
}
