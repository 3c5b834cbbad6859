import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { settleReturnedCredits } from "#server/domains/credits/reverse-purchase.ts";
import type { Services } from "#server/domains/request-context.ts";
import { presentContent, toReceived } from "./rules.ts";
import { deliverPendingMessages } from "./sending/send-store.ts";

/**
 * Delivers, in order, the messages a member wrote before becoming visible; refunds those whose
 * recipient the member can no longer write to. Repeating it does nothing.
 */
export async function deliverPending(
  { db, bus, sites }: Pick<Services, "db" | "bus" | "sites">,
  siteId: SiteId,
  member: MemberId,
  at: Date,
): Promise<void> {
  const site = (await sites.all()).find(({ id }) => id === siteId);
  if (!site) return;
  const fictionalShown = site.fictional_profiles;
  const pending = { site: siteId, sender: member, fictionalShown, at };
  const closed = await db.transaction().execute(async (tx) => {
    const messages = await deliverPendingMessages(tx, pending);
    const refunded = messages.some(({ seq }) => seq === null);
    if (refunded) await settleReturnedCredits(tx, siteId, member, at);
    return messages;
  });
  for (const { recipient, conversation, client, seq, ...content } of closed) {
    if (seq === null) continue;
    const sent_at = at.toISOString();
    const message = {
      state: "sent",
      seq,
      client_id: client,
      mine: true,
      ...presentContent(content),
      sent_at,
    } as const;
    bus.publish(recipient, { is: "message", conversation, message: toReceived(message) });
    bus.publish(member, { is: "message", conversation, message });
  }
  for (const conversation of new Set(closed.map((message) => message.conversation))) {
    bus.publish(member, { is: "pending", conversation });
  }
  if (closed.length > 0) bus.publish(member, { is: "credits" });
}
