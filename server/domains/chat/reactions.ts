import { accountConfirmed } from "#server/domains/accounts/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { deliverPending } from "./deliver-pending.ts";

export const chatReactions: readonly Reaction<Services>[] = [
  // In a separate transaction, so that open pages are notified after the commit.
  onEvent(accountConfirmed, "chat.deliver-pending", (_tx, services, { site, at, data }) =>
    deliverPending(services, site, data.member, at),
  ),
];
