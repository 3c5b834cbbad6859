import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard, ProfileView } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { findConversationWith } from "#server/domains/chat/find-conversation.ts";
import { isPremium } from "#server/domains/credits/is-premium.ts";
import { findRelationship } from "#server/domains/likes/reads.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { loadDetails } from "#server/domains/profiles/load-details.ts";
import type { Sight } from "#server/domains/profiles/present-images.ts";

/**
 * A profile as the one who calls may see it: her own is open to her, all photos to Premium, the
 * main image to everybody. Throws `not_found`, `profile_unavailable`.
 */
export async function viewMember(ctx: RequestContext, id: MemberId): Promise<ProfileView> {
  const card = await findVisible(ctx, id);
  const [details, relationship, conversation] = await Promise.all([
    loadDetails(ctx, card, await sightOf(ctx, id)),
    findRelationship(ctx, id),
    ctx.member ? findConversationWith(ctx, ctx.member.id, id) : null,
  ]);
  return {
    ...card,
    ...details,
    ...relationship,
    conversation,
    fictional: markOf(ctx, card),
  };
}

async function sightOf(ctx: RequestContext, id: MemberId): Promise<Sight> {
  const { member } = ctx;
  if (!member) return "main";
  if (member.id === id) return "all";
  return (await isPremium(ctx, member.id)) ? "all" : "locked";
}

function markOf({ site, locale }: RequestContext, { is }: ProfileCard): ProfileView["fictional"] {
  if (is === "member") return null;
  return {
    fictional_icon: site.fictional_icon,
    fictional_singular: site.texts.fictional_singular[locale],
    fictional_warning: site.texts.fictional_warning[locale],
  };
}
