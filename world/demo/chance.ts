/** A seeded random generator: the same seed always gives the same draws, on any machine. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  between(low: number, high: number): number;
  /** A new array in random order. */
  shuffle<T>(cards: readonly T[]): T[];
}

export function chanceOf(seed: string): Chance {
  const fraction = mulberry32(hash(seed));
  const between = (low: number, high: number) => low + (high - low) * fraction();

  return {
    fraction,
    between,
    shuffle<T>(cards: readonly T[]) {
      const deck = [...cards];
      for (let last = deck.length - 1; last > 0; last--) {
        const other = Math.floor(fraction() * (last + 1));
        [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
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
