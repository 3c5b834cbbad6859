import { risks } from "#contract/catalogue/risks.ts";
import type { Features } from "#server/domains/recognition/model.ts";
import { KIND_FEATURES } from "#server/domains/recognition/risks/read-features.ts";

export interface Example {
  /** The places of kinds, and after them those of letters. */
  readonly features: readonly number[];
  /** The place of its risk in `risks`; after them is harmless. */
  readonly label: number;
  /** How much it counts. */
  readonly weight: number;
}

/** The number of each feature that has weights. */
export type Columns = ReadonlyMap<number, number>;

export interface Fitted {
  readonly classes: number;
  /** For each column a weight for each class. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

const CLASSES = risks.length + 1;
const EPOCHS = 20;
const RATE = 0.2;
/** How strongly weights are drawn to zero. */
const DECAY = 3e-3;

export const joinGroups = ([kinds = [], letters = []]: Features): readonly number[] => [
  ...kinds,
  ...letters.map((feature) => KIND_FEATURES + feature),
];

/** Logistic regression with a class for each risk and one for harmless, by AdaGrad in a fixed order. */
export function fit(examples: readonly Example[], columns: Columns): Fitted {
  const rows = examples.map((example) => toRow(example, columns));
  const weights = new Float64Array(columns.size * CLASSES);
  const squares = new Float64Array(columns.size * CLASSES).fill(1e-6);
  const bias = new Float64Array(CLASSES);
  const biasSquares = new Float64Array(CLASSES).fill(1e-6);
  const random = createRandom();
  const chances = new Float64Array(CLASSES);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, random);
    for (const { places, values, label, weight } of rows) {
      chances.set(bias);
      for (let i = 0; i < places.length; i += 1) {
        const place = places[i] ?? 0;
        const value = values[i] ?? 0;
        for (let c = 0; c < CLASSES; c += 1)
          chances[c] = (chances[c] ?? 0) + value * (weights[place + c] ?? 0);
      }
      softmax(chances);
      for (let c = 0; c < CLASSES; c += 1) {
        const error = weight * ((chances[c] ?? 0) - (c === label ? 1 : 0));
        step(bias, biasSquares, c, error);
        for (let i = 0; i < places.length; i += 1) {
          const at = (places[i] ?? 0) + c;
          step(weights, squares, at, error * (values[i] ?? 0) + DECAY * (weights[at] ?? 0));
        }
      }
    }
  }
  return { classes: CLASSES, weights, bias };
}

function step(weights: Float64Array, squares: Float64Array, at: number, slope: number): void {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square);
}

/** As `computeScores` counts: the kinds of a text together weigh as much as its letters. */
function toRow({ features, label, weight }: Example, columns: Columns) {
  const kinds = features.filter((feature) => feature < KIND_FEATURES).length;
  const kindShare = 1 / Math.sqrt(kinds);
  const letterShare = 1 / Math.sqrt(features.length - kinds);
  const places: number[] = [];
  const values: number[] = [];
  for (const feature of features) {
    const column = columns.get(feature);
    if (column === undefined) continue;
    places.push(column * CLASSES);
    values.push(feature < KIND_FEATURES ? kindShare : letterShare);
  }
  return { places: Int32Array.from(places), values: Float64Array.from(values), label, weight };
}

function softmax(values: Float64Array): void {
  const most = Math.max(...values);
  let sum = 0;
  for (let c = 0; c < values.length; c += 1) {
    const power = Math.exp((values[c] ?? 0) - most);
    values[c] = power;
    sum += power;
  }
  for (let c = 0; c < values.length; c += 1) values[c] = (values[c] ?? 0) / sum;
}

/** A linear congruential generator: the same order in every training. */
function createRandom(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(rows: unknown[], random: () => number): void {
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [rows[last], rows[other]];
    if (a === undefined || b === undefined) continue;
    rows[last] = b;
    rows[other] = a;
  }
}
