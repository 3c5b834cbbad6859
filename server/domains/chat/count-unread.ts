import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import * as store from "./store.ts";

/** Unread messages in all listed conversations of the member. */
export function countUnread(ctx: RequestContext, { id }: CurrentMember): Promise<number> {
  return store.countUnread(ctx.services.db, toViewer(ctx), id);
}
