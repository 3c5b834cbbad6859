import type { AgeGroup } from "#contract/catalogue/match-finder.ts";

/**
 * The age group chosen in the match finder. It stays in the memory of this page: it is never stored
 * and never sent (R31.1 to R31.3).
 */
let chosen: AgeGroup | null = null;

export const chosenAgeGroup = (): AgeGroup | null => chosen;

export function chooseAgeGroup(group: AgeGroup | null): void {
  chosen = group;
}

/** Those of the age group first, each part in its own order. Somebody of 35 is in both groups. */
export function orderByAgeGroup<Member extends { readonly age: number }>(
  members: readonly Member[],
  group: AgeGroup | null,
): readonly Member[] {
  if (group === null) return members;
  const fits = ({ age }: Member) => (group === "35+" ? age >= 35 : age <= 35);
  return [...members.filter(fits), ...members.filter((member) => !fits(member))];
}
