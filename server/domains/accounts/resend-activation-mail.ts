import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { countTry } from "#server/platform/lasting-limits.ts";
import { sendActivationMail } from "./send-activation-mail.ts";
import { addressOf } from "./store.ts";

const limit = { name: "activation_mail", times: 3, windowMs: 3_600_000 };

/**
 * Mails the link once more, at most three times an hour; answers the address it went to. Throws
 * `already_confirmed`, `too_many_requests`.
 */
export async function resendActivationMail(call: Call, id: MemberId): Promise<string> {
  const { db } = call.parts;
  const account = await addressOf(db, call.site.id, id);
  if (!account) throw new Refused("authentication_required");
  if (account.confirmed_at) throw new Refused("already_confirmed");
  await countTry(db, limit, { site: call.site.id, key: id, at: call.at });
  await db.transaction().execute((tx) => sendActivationMail(tx, call, { id, ...account }));
  return account.email;
}
