import type { Model } from "#server/domains/recognition/model.ts";
import { PLACES } from "#server/domains/recognition/question/read-features.ts";

export interface Example {
  /** The places of its traits. */
  readonly traits: readonly number[];
  readonly isQuestion: boolean;
}

const ROUNDS = 8;
const PACE = 0.3;
/** A missed question is so much worse than a false alarm. */
const QUESTION_WEIGHT = 3;
/** Brings the rarity of a usual trait near 1. */
const RARITY_SCALE = 5;
const SEED = 1;
const LARGEST = 127;

/**
 * Learns from examples how much each trait speaks for the question: logistic regression, with a pace of
 * its own for each trait (Adagrad). A rare trait counts more than a common one, by the logarithm of how
 * many examples have it. The same examples always give the same result.
 */
export function fitQuestion(examples: readonly Example[]): Omit<Model, "threshold"> {
  const rows = [...examples];
  const rarity = computeRarity(rows.map(({ traits }) => traits));
  const weights = new Float64Array(PLACES);
  const changes = new Float64Array(PLACES);
  let base = 0;
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { traits, isQuestion } of shuffle(rows, random)) {
      const share = 1 / Math.sqrt(traits.length);
      const sum = traits.reduce(
        (total, trait) => total + (weights[trait] ?? 0) * (rarity[trait] ?? 0) * share,
        base,
      );
      const sure = 1 / (1 + Math.exp(-sum));
      const error = isQuestion ? (sure - 1) * QUESTION_WEIGHT : sure;
      base -= 0.02 * error;
      for (const trait of traits) {
        const step = error * share * (rarity[trait] ?? 0);
        const change = (changes[trait] ?? 0) + step * step;
        changes[trait] = change;
        weights[trait] = (weights[trait] ?? 0) - (PACE * step) / Math.sqrt(change + 0.05);
      }
    }
  }
  const scaled = weights.map((weight, trait) => weight * (rarity[trait] ?? 0));
  const scale = scaled.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  const rounded = Int8Array.from(scaled, (weight) => Math.round(weight / scale));
  return {
    bias: [Number(base.toFixed(6))],
    groups: [{ scale: Number(scale.toPrecision(6)), weights: rounded }],
  };
}

function computeRarity(rows: readonly (readonly number[])[]): Float64Array {
  const counts = new Float64Array(PLACES);
  for (const traits of rows) for (const trait of traits) counts[trait] = (counts[trait] ?? 0) + 1;
  return counts.map((count) => (count > 0 ? Math.log(1 + rows.length / count) / RARITY_SCALE : 0));
}

function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const item = items[at] as Item;
    items[at] = items[other] as Item;
    items[other] = item;
  }
  return items;
}

/** Numbers between 0 and 1, the same ones each time. */
function createRandom(): () => number {
  let state = SEED;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
