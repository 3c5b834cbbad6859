import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { Db } from "#server/platform/database/database.ts";
import { normalizeEmail } from "./rules.ts";
import { insertAccount } from "./store.ts";

export interface NewAccount {
  /** Account and profile share the id. */
  readonly id: MemberId;
  readonly site: SiteId;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Locale;
  readonly signedUpAt: Date;
  readonly confirmedAt: Date | null;
}

export function createAccount(db: Db, account: NewAccount): Promise<void> {
  return insertAccount(db, {
    id: account.id,
    site_id: account.site,
    email: account.email.trim(),
    email_normalised: normalizeEmail(account.email),
    password_hash: account.passwordHash,
    language: account.language,
    signed_up_at: account.signedUpAt,
    confirmed_at: account.confirmedAt,
  });
}
