import type { ConversationId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { reach } from "./send-store.ts";
import { markRead } from "./store.ts";

/**
 * The conversation is open: everything up to message `seq` is read. Answers how many are not.
 * The other one hears of it, unless the two no longer see each other. Throws `not_found`.
 */
export async function readConversation(
  call: Call,
  { id: member }: LoggedIn,
  id: ConversationId,
  seq: number,
): Promise<number> {
  const { db, bus } = call.parts;
  const mark = await markRead(db, call.site.id, member, id, seq);
  if (!mark) throw new Refused("not_found");
  if (mark.changed) {
    const event = { is: "read", conversation: id, by: member, seq: mark.read_seq } as const;
    bus.publish(member, event);
    const { fictional_profiles } = call.site;
    if ((await reach(db, call.site.id, member, mark.other, fictional_profiles)) === "open") {
      bus.publish(mark.other, event);
    }
  }
  return mark.unread;
}
