/** Of the towns that were suggested for an earlier text, those that begin with the present one. */
export function filterTowns(towns: readonly string[], typed: string): string[] {
  const start = fold(typed);
  return towns.filter((town) => fold(town).startsWith(start));
}

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
