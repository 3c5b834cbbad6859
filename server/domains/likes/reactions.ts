import { accountConfirmed } from "#server/domains/accounts/facts.ts";
import type { Parts } from "#server/domains/call.ts";
import { reaction } from "#server/platform/facts.ts";
import type { Reaction } from "#server/platform/facts.ts";
import { releaseWaiting } from "./release-waiting.ts";

export const likeReactions: readonly Reaction<Parts>[] = [
  reaction(accountConfirmed, "likes.release-waiting", (_tx, parts, { site, at, data }) =>
    releaseWaiting(parts, site, data.member, at),
  ),
];
