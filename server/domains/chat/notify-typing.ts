import type { ConversationId } from "#contract/shared/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import {
  isPublished,
  isVisible,
  toViewer,
} from "#server/domains/profiles/visibility/visibility.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findConversation } from "./find-conversation.ts";

/**
 * Notifies the partner that the member is typing, unless the member is unconfirmed. Throws
 * `not_found`, and `conversation_closed` if they no longer see each other.
 */
export async function notifyTyping(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
): Promise<void> {
  const { services, site } = ctx;
  const { partner_id } = await findConversation(ctx, member, id);
  if (!(await isVisible(services.db, toViewer(ctx), partner_id))) {
    throw new AppError("conversation_closed");
  }
  if (await isPublished(services.db, site.id, member)) {
    services.bus.publish(partner_id, { is: "typing", conversation: id });
  }
}
