import type { ConversationId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findConversation } from "./find-conversation.ts";
import { isShown, reach } from "./send-store.ts";

/**
 * Tells the other one that the member is writing. Throws `not_found`, and `conversation_closed`
 * where they no longer see each other. What an unconfirmed member does is told to nobody.
 */
export async function showTyping(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
): Promise<void> {
  const { services, site } = ctx;
  const { other_id } = await findConversation(ctx, member, id);
  const state = await reach(services.db, site.id, member, other_id, site.fictional_profiles);
  if (state !== "open") throw new AppError("conversation_closed");
  if (await isShown(services.db, site.id, member)) {
    services.bus.publish(other_id, { is: "typing", conversation: id });
  }
}
