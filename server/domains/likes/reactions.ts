import { accountConfirmed } from "#server/domains/accounts/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { releaseWaiting } from "./release-waiting.ts";

export const likeReactions: readonly Reaction<Services>[] = [
  onEvent(accountConfirmed, "likes.release-waiting", (_tx, services, { site, at, data }) =>
    releaseWaiting(services, site, data.member, at),
  ),
];
