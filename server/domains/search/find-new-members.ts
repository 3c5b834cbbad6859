import type { NewMembers } from "#contract/search.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { loadWishes } from "#server/domains/profiles/load-wishes.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { loadFound } from "./load-found.ts";
import { NEW_FOR_MS } from "./rules.ts";
import { newestIds } from "./store.ts";

const SHOWN = 4;

/** Members who came lately, of those she seeks in her own country; the newest first. */
export async function findNewMembers(call: Call, member: MemberId): Promise<NewMembers> {
  const wishes = await loadWishes(call, member);
  const ids = await newestIds(call.parts.db, viewerOf(call), {
    gender: wishes?.seeks ?? null,
    country: wishes?.country ?? null,
    since: new Date(call.at.getTime() - NEW_FOR_MS),
    limit: SHOWN,
  });
  return { members: await loadFound(call, ids) };
}
