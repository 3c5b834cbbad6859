export interface Example {
  readonly traits: readonly string[];
  readonly isQuestion: boolean;
}

/** Above zero: rather a question than not. */
export type Rating = (traits: readonly string[]) => number;

const ROUNDS = 12;
const PACE = 0.3;
/** A missed question is so much worse than a false alarm. */
const QUESTION_WEIGHT = 3;
const SEED = 1;

/**
 * Learns from examples how much each trait speaks for the question: logistic regression, with a pace of
 * its own for each trait (Adagrad). The same examples always give the same result.
 */
export function computeWeights(examples: readonly Example[]): Rating {
  const numbers = new Map<string, number>();
  const rows = examples.map(({ traits, isQuestion }) => ({
    isQuestion,
    traits: traits.map((trait) => {
      const known = numbers.get(trait) ?? numbers.size;
      numbers.set(trait, known);
      return known;
    }),
  }));
  const weights = new Float64Array(numbers.size);
  const changes = new Float64Array(numbers.size);
  let base = 0;
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { traits, isQuestion } of shuffle(rows, random)) {
      const share = 1 / Math.sqrt(traits.length);
      const sum = traits.reduce((total, trait) => total + (weights[trait] ?? 0) * share, base);
      const sure = 1 / (1 + Math.exp(-sum));
      const error = isQuestion ? (sure - 1) * QUESTION_WEIGHT : sure;
      base -= 0.02 * error;
      const step = error * share;
      for (const trait of traits) {
        const change = (changes[trait] ?? 0) + step * step;
        changes[trait] = change;
        weights[trait] = (weights[trait] ?? 0) - (PACE * step) / Math.sqrt(change + 0.05);
      }
    }
  }
  return (traits) => {
    const share = 1 / Math.sqrt(traits.length);
    return traits.reduce((total, trait) => {
      const number = numbers.get(trait);
      return number === undefined ? total : total + (weights[number] ?? 0) * share;
    }, base);
  };
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
