import { dayIn } from "#contract/formatting/formats.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { likeAsFictional } from "#server/domains/likes/like-as-fictional.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { canGiveAutoLikes } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Lets a fictional profile like the member, and returns its card. Undefined if the site gives no
 * such likes, if the member already got one today, wants none, is unconfirmed or cannot be found,
 * or if no fitting profile is left.
 */
export async function grantAutoLike(
  ctx: RequestContext,
  member: CurrentMember,
): Promise<ProfileCard | undefined> {
  const { services, site, at } = ctx;
  if (!canGiveAutoLikes(site)) return undefined;
  const day = dayIn(site.time_zone, at);
  const own = await readOwnProfile(ctx, member.id);
  const viewer = toMemberViewer(ctx, member);
  const profile = own && (await store.findAutoLiker(services.db, viewer, { ...own, day }));
  if (!profile || !(await like(ctx, member, { profile, day }))) return undefined;
  return (await loadCards(ctx, [profile])).get(profile);
}

/** False if another request was first, or if one of the two has become hidden. */
async function like(
  ctx: RequestContext,
  member: CurrentMember,
  { profile, day }: { readonly profile: MemberId; readonly day: string },
): Promise<boolean> {
  const viewer = toMemberViewer(ctx, member);
  try {
    return await ctx.services.db.transaction().execute(async (tx) => {
      if (!(await store.claimAutoLike(tx, viewer, day))) return false;
      await likeAsFictional(tx, viewer, profile, ctx.at);
      return true;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "profile_unavailable") return false;
    throw error;
  }
}
