/** A seeded random generator: the same seed always gives the same draws, on any machine. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  between(low: number, high: number): number;
  /** True in `share` of the draws; 0.25 is one in four. */
  happens(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the keys in proportion to its weight; a weight of zero or less never comes up. */
  weigh<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  /** A new array in random order. */
  shuffle<T>(cards: readonly T[]): T[];
}

export function chanceOf(seed: string): Chance {
  const fraction = mulberry32(hash(seed));
  const between = (low: number, high: number) => low + (high - low) * fraction();

  return {
    fraction,
    between,
    happens: (share) => fraction() < share,
    pick: (from) => at(from, Math.floor(fraction() * from.length)),
    weigh<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
      const entries = (Object.entries(weights) as [K, number][]).filter(([, weight]) => weight > 0);
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = fraction() * total;
      for (const [key, weight] of entries) {
        left -= weight;
        if (left <= 0) return key;
      }
      return at(entries, entries.length - 1)[0];
    },
    shuffle(cards) {
      const deck = [...cards];
      for (let last = deck.length - 1; last > 0; last--) {
        const other = Math.floor(fraction() * (last + 1));
        [deck[last], deck[other]] = [at(deck, other), at(deck, last)];
      }
      return deck;
    },
  };
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

function mulberry32(start: number): () => number {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // Seeds that differ in one letter start out alike; a few discarded draws separate them.
  for (let turn = 0; turn < 4; turn++) next();
  return next;
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError("Nothing to draw from.");
  return list[index] as T;
}
