import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { deleteAttempts, toAttempts } from "#server/domains/accounts/log-in/login-attempts.ts";
import { endSessions } from "#server/domains/accounts/sessions/session-store.ts";
import { eraseMessages } from "#server/domains/chat/erase-messages.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deleteMember } from "./store.ts";

/**
 * Erases an account with its profile, messages and log-ins. Ledger, orders and payments stay under
 * the random id. Returns the sessions that end with it, to be published after the commit.
 */
export async function eraseAccount(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  at: Date,
): Promise<readonly Buffer[]> {
  const ended = await endSessions(tx, { site, account: member, except: null }, at);
  await eraseMessages(tx, { site, member }, at);
  const account = await findEmailAddress(tx, site, member);
  if (account) await deleteAttempts(tx, toAttempts(site, account.email));
  await deleteMember(tx, { site, member });
  return ended;
}
