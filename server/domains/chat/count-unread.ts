import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import * as store from "./store.ts";

/** Unread messages of all the conversations in the member's list. */
export function countUnread(ctx: RequestContext, { id }: CurrentMember): Promise<number> {
  return store.countUnread(ctx.services.db, toViewer(ctx), id);
}
