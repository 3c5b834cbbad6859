import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import type { FoundMember } from "#contract/profiles.ts";
import type { Api } from "#web/api/api.ts";
import { searchQuery } from "#web/features/search/queries.ts";
import type { SearchOutcome } from "#web/features/search/queries.ts";

/** Full rows of two, three and four. */
const MAX_SHOWN = 12;

/**
 * The searches whose results fit what a new member answered. A search without a gender or a country
 * has the member's; the first also asks for a shared interest.
 */
export function fittingQueries(
  api: Api,
  { interests }: Pick<ProfileDetails, "interests">,
): ReturnType<typeof searchQuery>[] {
  const near = searchQuery(api, { sort: "near" });
  if (interests.length === 0) return [near];
  return [searchQuery(api, { sort: "near", interests: interests.join(",") }), near];
}

/** Those of the first search first, each member once. */
export function listFitting(outcomes: readonly SearchOutcome[]): readonly FoundMember[] {
  const found = outcomes.flatMap((outcome) => (outcome.is === "found" ? outcome.members : []));
  return [...new Map(found.map((member) => [member.id, member])).values()].slice(0, MAX_SHOWN);
}
