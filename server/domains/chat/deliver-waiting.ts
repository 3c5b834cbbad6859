import type { ConversationId, MemberId, SiteId } from "#contract/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { holdWallet } from "#server/domains/credits/hold-wallet.ts";
import { causes } from "#server/domains/credits/rules.ts";
import { settleSetAside } from "#server/domains/credits/settle-set-aside.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./send-store.ts";

interface Delivered {
  readonly recipient: MemberId;
  readonly clientId: string;
  readonly conversation: ConversationId;
  readonly seq: number;
}

/**
 * Delivers what waited until others could see this member, in the order it was written; a message
 * whose reader can no longer be written to is given back. Doing it again does nothing, nor does it
 * while she cannot be seen.
 */
export async function deliverWaiting(
  { db, bus, sites }: Pick<Services, "db" | "bus" | "sites">,
  siteId: SiteId,
  member: MemberId,
  at: Date,
): Promise<void> {
  const site = (await sites.all()).find(({ id }) => id === siteId);
  if (!site || !(await store.isShown(db, siteId, member))) return;
  const closed = await db.transaction().execute((tx) => closeAll(tx, site, member, at));
  for (const { recipient, clientId, conversation, seq } of closed.delivered) {
    bus.publish(recipient, { is: "message", conversation, seq });
    bus.publish(member, { is: "message", conversation, seq, client_id: clientId });
  }
  for (const conversation of closed.conversations) {
    bus.publish(member, { is: "waiting", conversation });
  }
  if (closed.conversations.size > 0) bus.publish(member, { is: "credits" });
}

async function closeAll(tx: Tx, site: Site, member: MemberId, at: Date) {
  await holdWallet(tx, site.id, member);
  const waiting = await store.openWaiting(tx, site.id, member, null);
  const conversations = new Set(waiting.map((one) => one.conversation_id));
  await store.lockConversations(tx, site.id, [...conversations]);
  const delivered: Delivered[] = [];
  for (const { client_id, conversation_id, recipient_id, body, credits } of waiting) {
    const { fictional_profiles } = site;
    const state = await store.reach(tx, site.id, member, recipient_id, fictional_profiles);
    const used = state === "open";
    const cause = causes.message(client_id);
    await settleSetAside(tx, { site: site.id, member, cause, used, at });
    await store.closeWaiting(
      tx,
      site.id,
      member,
      client_id,
      used ? { delivered_at: at } : { returned_at: at },
    );
    if (!used) continue;
    const seq = await store.storeMessage(tx, site.id, {
      conversation: conversation_id,
      sender: member,
      clientId: client_id,
      text: body,
      credits,
      at,
    });
    const conversation = conversation_id;
    delivered.push({ recipient: recipient_id, clientId: client_id, conversation, seq });
  }
  return { conversations, delivered };
}
