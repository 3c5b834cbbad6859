import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard, ProfileView } from "#contract/profile-view.ts";
import type { Call } from "#server/domains/call.ts";
import { conversationWith } from "#server/domains/chat/find-conversation.ts";
import { isPremium } from "#server/domains/credits/is-premium.ts";
import { pairState } from "#server/domains/likes/pair-state.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { loadDetails } from "#server/domains/profiles/load-details.ts";
import type { Sight } from "#server/domains/profiles/present-images.ts";

/**
 * A profile as the one who calls may see it: her own is open to her, all photos to Premium, the
 * main image to everybody. Throws `not_found`, `profile_unavailable`.
 */
export async function viewMember(call: Call, id: MemberId): Promise<ProfileView> {
  const card = await findVisible(call, id);
  const [details, pair, conversation] = await Promise.all([
    loadDetails(call, card, await sightOf(call, id)),
    pairState(call, id),
    call.member ? conversationWith(call, call.member.id, id) : null,
  ]);
  return {
    ...card,
    ...details,
    ...pair,
    conversation,
    fictional: markOf(call, card),
  };
}

async function sightOf(call: Call, id: MemberId): Promise<Sight> {
  const { member } = call;
  if (!member) return "main";
  if (member.id === id) return "all";
  return (await isPremium(call, member.id)) ? "all" : "locked";
}

function markOf({ site, locale }: Call, { is }: ProfileCard): ProfileView["fictional"] {
  if (is === "member") return null;
  return {
    fictional_icon: site.fictional_icon,
    fictional_singular: site.texts.fictional_singular[locale],
    fictional_warning: site.texts.fictional_warning[locale],
  };
}
