import type { AutoLikes } from "#contract/likes/auto-likes.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { canGiveAutoLikes } from "./rules.ts";
import * as store from "./store.ts";

/** Whether the site gives likes of fictional profiles, and whether the member accepts them. */
export async function loadAutoLikes(
  { services, site }: RequestContext,
  { id: member }: CurrentMember,
): Promise<AutoLikes> {
  const on = await store.areAutoLikesOn(services.db, { site: site.id, member });
  return { offered: canGiveAutoLikes(site), on };
}

/** Accepts these likes or not; repeating it changes nothing. */
export async function saveAutoLikes(
  ctx: RequestContext,
  member: CurrentMember,
  on: boolean,
): Promise<AutoLikes> {
  const { services, site, at } = ctx;
  await store.saveAutoLikeChoice(services.db, { site: site.id, member: member.id }, on, at);
  return loadAutoLikes(ctx, member);
}
