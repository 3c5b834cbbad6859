import type { z } from "zod";
import type { operatorEndpoints } from "#contract/office/operators.ts";
import type { ConversationId, SiteId } from "#contract/shared/ids.ts";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { notifyOfReply, storeReply } from "#server/domains/chat/reply-as-fictional.ts";
import { isTooLong } from "#server/domains/chat/rules.ts";
import { findSnapshot } from "#server/domains/profiles/moderate-profile.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isFlagged } from "./flag-store.ts";
import { getOperated } from "./get-operated.ts";
import { lockReplies } from "./lock-replies.ts";
import { buildHonestLine, hasHonestLine } from "./questions/honest-line.ts";
import { listPendingQuestions } from "./questions/pending-questions.ts";
import { findReply, insertReply } from "./reply-store.ts";
import { OPERATING_ROLES } from "./rules.ts";
import { lockOperated } from "./store.ts";

type Body = z.output<
  (typeof operatorEndpoints)["POST /api/office/conversations/:id/replies"]["body"]
>;

/**
 * Replies as the fictional profile in a conversation that the person has claimed, which ends the claim.
 * The claim is checked with the conversation locked, so that nobody answers what somebody else has
 * claimed or answered. The same holds for the person's role, a flag, and the question whether the profile
 * is real: a reply without the honest line is not stored while it is pending. Returns the message's number; a retry with the same id
 * returns the same. Throws `not_found`, `role_required`, `claim_ended`, `conversation_held`, `honest_line_required`,
 * `conversation_closed`, `message_id_used`.
 */
export async function sendReply(
  ctx: OfficeContext,
  id: ConversationId,
  { client_id: clientId, seen_seq: seen, text }: Body,
): Promise<number> {
  const { row: found, staff } = await getOperated(ctx, id);
  const site = await getSite(ctx, found.site_id);
  if (isTooLong(text, site.message_length)) {
    throw new AppError("invalid_input", { fields: { text: "too_long" } });
  }
  const { services, at } = ctx;
  const reply = { profile: found.profile_id, conversation: id, clientId, text, seen, at };
  const [account, character] = await Promise.all([
    findEmailAddress(services.db, site.id, found.member_id),
    findSnapshot(services.db, site.id, found.profile_id, at),
  ]);
  const line = buildHonestLine(account?.language ?? FALLBACK_LOCALE, character?.name ?? "");
  const isHonest = hasHonestLine(text, line);
  const stored = await services.db.transaction().execute(async (tx) => {
    await lockRole(tx, { staff: staff.id, site: site.id, roles: OPERATING_ROLES });
    await lockReplies(tx, found.member_id);
    const row = await lockOperated(tx, { id, staff: staff.id });
    const known = await findReply(tx, { conversation: id, staff: staff.id, clientId });
    if (known && known.text !== text) throw new AppError("message_id_used");
    if (known) return { seq: known.seq, isNew: false } as const;
    const { is_mine, waiting_since, claimed_at } = row ?? {};
    if (!is_mine || !waiting_since || !claimed_at) throw new AppError("claim_ended");
    if (await isFlagged(tx, site.id, found.member_id)) throw new AppError("conversation_held");
    const questions = await listPendingQuestions(tx, [id]);
    if (questions.has(id) && !isHonest) throw new AppError("honest_line_required");
    const { seq, repeated, recipient } = await storeReply(tx, site.id, reply);
    // Somebody else's message has this id: it is no retry of this person's.
    if (repeated) throw new AppError("message_id_used");
    await insertReply(tx, {
      conversation_id: id,
      seq,
      site_id: site.id,
      staff_id: staff.id,
      client_id: clientId,
      waiting_since,
      claimed_at,
      sent_at: at,
      honest_until: isHonest ? seq : null,
    });
    const entry = { site: site.id, target: id, details: { message: String(seq) } };
    await recordAct(ctx, tx, { ...entry, action: "conversation.replied" });
    return { seq, recipient, isNew: true } as const;
  });
  if (stored.isNew) notifyOfReply(services.bus, { ...reply, ...stored });
  return stored.seq;
}

async function getSite({ services }: OfficeContext, id: SiteId) {
  const site = (await services.sites.all()).find((one) => one.id === id);
  if (!site) throw new AppError("not_found");
  return site;
}
