import { accountConfirmed } from "#server/domains/accounts/facts.ts";
import type { Parts } from "#server/domains/call.ts";
import { reaction } from "#server/platform/facts.ts";
import type { Reaction } from "#server/platform/facts.ts";
import { deliverWaiting } from "./deliver-waiting.ts";

export const chatReactions: readonly Reaction<Parts>[] = [
  // In a transaction of its own, so that the open pages hear of it after the commit.
  reaction(accountConfirmed, "chat.deliver-waiting", (_tx, parts, { site, at, data }) =>
    deliverWaiting(parts, site, data.member, at),
  ),
];
