import type { z } from "zod";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { ProfileCard, ProfileView, attributes, galleryImage } from "#contract/profiles.ts";
import { findConversationWith } from "#server/domains/chat/find-conversation.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { findRelationship } from "#server/domains/likes/find-relationship.ts";
import { signPhotosFor } from "#server/domains/photos/files/photo-addresses.ts";
import type { SignPhoto } from "#server/domains/photos/files/photo-addresses.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import { presentGallery } from "#server/domains/profiles/present-images.ts";
import type { PhotoAccess } from "#server/domains/profiles/present-images.ts";
import { getDetails } from "#server/domains/profiles/reads.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";

/**
 * A profile as this viewer may see it: members see all of their own photos, Premium members all
 * photos of others, everybody else the main image. Throws `not_found`, `profile_unavailable`.
 */
export async function viewMember(ctx: RequestContext, id: MemberId): Promise<ProfileView> {
  const card = await findVisible(ctx, id);
  const [details, relationship, conversation] = await Promise.all([
    loadDetails(ctx, card, await findPhotoAccess(ctx, id)),
    findRelationship(ctx, id),
    ctx.member ? findConversationWith(ctx, ctx.member.id, id) : null,
  ]);
  return {
    ...card,
    ...details,
    ...relationship,
    conversation,
    fictional: presentFictionalMark(ctx, card),
  };
}

async function findPhotoAccess(ctx: RequestContext, id: MemberId): Promise<PhotoAccess> {
  const { member } = ctx;
  if (!member) return "main";
  if (member.id === id) return "all";
  return (await isPremium(ctx, member.id)) ? "all" : "locked";
}

interface Details {
  readonly attributes: z.input<typeof attributes>;
  readonly about: string;
  readonly interests: Interest[];
  readonly shared_interests: Interest[];
  readonly images: z.output<typeof galleryImage>[];
}

async function loadDetails(
  ctx: RequestContext,
  card: ProfileCard,
  access: PhotoAccess,
): Promise<Details> {
  const { site } = ctx;
  const stored = await getDetails(ctx.services.db, toViewer(ctx), card.id);
  const { about, interests: chosen, viewer_interests, photos, ...columns } = stored;
  const { city, country, region, age } = card;
  const all = Object.entries({ ...columns, city, country, region, age });
  const fields: readonly string[] = site.visible_profile_fields;
  const interests = site.interests.filter((interest) => chosen.includes(interest));
  return {
    // The columns hold the contract's values, and the endpoint's output schema validates them
    // again.
    attributes: Object.fromEntries(
      all.filter(([name, value]) => value !== null && fields.includes(name)),
    ),
    about,
    interests,
    shared_interests: interests.filter((interest) => viewer_interests?.includes(interest)),
    images: presentGallery(photos, access, await signFor(ctx)),
  };
}

/** A visitor has no signed addresses: only the main image is open. */
function signFor(ctx: RequestContext): Promise<SignPhoto> | SignPhoto {
  return ctx.member ? signPhotosFor(ctx, ctx.member.id) : (file) => file;
}

function presentFictionalMark(
  { site, locale }: RequestContext,
  { is }: ProfileCard,
): ProfileView["fictional"] {
  if (is === "member") return null;
  return {
    fictional_icon: site.fictional_icon,
    fictional_singular: site.texts.fictional_singular[locale],
    fictional_warning: site.texts.fictional_warning[locale],
  };
}
