/** The weights of each feature that has any, one for each risk, by its place. */
export type Weights = ReadonlyMap<number, readonly number[]>;

/** A weight is from -LARGEST to LARGEST. */
export const LARGEST = 4;
/** What a distance is written with; a digit above them is followed by another. */
const DIGITS = 45;
const WEIGHTS = 4;

/** Printable characters that need no escape in a string. */
const CHARACTERS = Array.from({ length: 126 - 34 }, (_, at) => String.fromCharCode(35 + at))
  .filter((character) => character !== "\\")
  .join("");

/** For each feature the distance from the feature before, then its weights. */
export function packWeights(weights: Weights): string {
  let packed = "";
  let before = 0;
  for (const [place, values] of [...weights].sort(([a], [b]) => a - b)) {
    let distance = place - before;
    for (; distance >= DIGITS; distance = Math.floor(distance / DIGITS))
      packed += CHARACTERS.charAt(DIGITS + (distance % DIGITS));
    packed += CHARACTERS.charAt(distance);
    for (const value of values) packed += CHARACTERS.charAt(value + LARGEST);
    before = place;
  }
  return packed;
}

export function unpackWeights(packed: string): Weights {
  const values = Array.from(packed, (character) => {
    const code = character.charCodeAt(0) - 35;
    return character > "\\" ? code - 1 : code;
  });
  const weights = new Map<number, readonly number[]>();
  let place = 0;
  for (let at = 0; at < values.length; at += WEIGHTS) {
    for (let unit = 1; ; unit *= DIGITS) {
      const digit = values[at] ?? 0;
      at += 1;
      place += unit * (digit % DIGITS);
      if (digit < DIGITS) break;
    }
    weights.set(
      place,
      values.slice(at, at + WEIGHTS).map((value) => value - LARGEST),
    );
  }
  return weights;
}
