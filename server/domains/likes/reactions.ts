import { accountConfirmed } from "#server/domains/accounts/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { deliverPendingLikes } from "./like-member.ts";

export const likeReactions: readonly Reaction<Services>[] = [
  onEvent(accountConfirmed, "likes.deliver-pending", (_tx, services, { site, at, data }) =>
    deliverPendingLikes(services, site, data.member, at),
  ),
];
