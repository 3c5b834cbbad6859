/** How much each trait speaks for the question; the trait's number is its place. */
export interface Weights {
  readonly base: number;
  /** What a weight of 1 counts. */
  readonly scale: number;
  readonly weights: Int8Array;
}

/** More than there are traits in all phrasings, so that few share a number. */
export const TRAIT_NUMBERS = 2 ** 18;

/** A number for a trait: its FNV-1a hash. */
export function hashTrait(trait: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < trait.length; at += 1) {
    hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01_00_01_93);
  }
  return (hash ^ (hash >>> 18)) & (TRAIT_NUMBERS - 1);
}

/** Above zero: rather a question than not. */
export function computeRating(
  { base, scale, weights }: Weights,
  traits: readonly string[],
): number {
  const sum = traits.reduce((total, trait) => total + (weights[hashTrait(trait)] ?? 0), 0);
  return base + (sum * scale) / Math.sqrt(traits.length);
}
