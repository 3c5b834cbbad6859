import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";

/** Logs a member in without hashing a password; returns the cookie header. */
export async function insertSessionFor(
  db: Database,
  member: { readonly id: MemberId; readonly site: SiteId },
): Promise<string> {
  const token = createToken();
  await db
    .withTables<{
      session: {
        token_hash: Buffer;
        site_id: SiteId;
        account_id: MemberId;
        started_at: Date;
        expires_at: Date;
      };
    }>()
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      site_id: member.site,
      account_id: member.id,
      started_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return `session=${token}`;
}
