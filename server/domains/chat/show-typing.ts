import type { ConversationId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { findConversation } from "./find-conversation.ts";
import { isShown, reach } from "./send-store.ts";

/**
 * Tells the other one that the member is writing. Throws `not_found`, and `conversation_closed`
 * where they no longer see each other. What an unconfirmed member does is told to nobody.
 */
export async function showTyping(
  call: Call,
  { id: member }: LoggedIn,
  id: ConversationId,
): Promise<void> {
  const { parts, site } = call;
  const { other_id } = await findConversation(call, member, id);
  const state = await reach(parts.db, site.id, member, other_id, site.fictional_profiles);
  if (state !== "open") throw new Refused("conversation_closed");
  if (await isShown(parts.db, site.id, member)) {
    parts.bus.publish(other_id, { is: "typing", conversation: id });
  }
}
