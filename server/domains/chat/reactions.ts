import { accountConfirmed } from "#server/domains/accounts/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { deliverWaiting } from "./deliver-waiting.ts";

export const chatReactions: readonly Reaction<Services>[] = [
  // In a transaction of its own, so that the open pages hear of it after the commit.
  onEvent(accountConfirmed, "chat.deliver-waiting", (_tx, services, { site, at, data }) =>
    deliverWaiting(services, site, data.member, at),
  ),
];
