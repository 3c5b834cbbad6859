import type { ConversationId } from "#contract/shared/ids.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { isVisible, toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { markRead } from "./store.ts";

/**
 * Marks everything up to message `seq` as read and returns how many messages are still unread.
 * Notifies the partner, unless the two no longer see each other. Throws `not_found`.
 */
export async function readConversation(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  id: ConversationId,
  seq: number,
): Promise<number> {
  const { db, bus } = ctx.services;
  const mark = await markRead(db, ctx.site.id, member, id, seq);
  if (!mark) throw new AppError("not_found");
  if (mark.changed) {
    const event = { is: "read", conversation: id, by: member, seq: mark.read_seq } as const;
    bus.publish(member, event);
    if (await isVisible(db, toViewer(ctx), mark.partner)) bus.publish(mark.partner, event);
  }
  return mark.unread;
}
