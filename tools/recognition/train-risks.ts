import { risks } from "#contract/catalogue/risks.ts";
import type { Group, Model } from "#server/domains/recognition/model.ts";
import { HASHES, KIND_FEATURES } from "#server/domains/recognition/risks/read-features.ts";
import { fit } from "./fit-risks.ts";
import type { Columns, Example, Fitted } from "./fit-risks.ts";

/** So many features have weights; more are a little better and weigh more. */
const MOST_KINDS = 5000;
const MOST_LETTERS = 20_000;
/** A feature of a single message says nothing about others. */
const LEAST_MESSAGES = 2;
/** A weight is a whole number from -LARGEST to LARGEST. */
const LARGEST = 4;

export type Trained = Omit<Model, "threshold">;

/** Trained once with every feature, and again with those that matter most. */
export function trainModel(examples: readonly Example[]): Trained {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= LEAST_MESSAGES);
  const all = toColumns(often.map(([feature]) => feature));
  const few = selectColumns(fit(examples, all), all, counts);
  return quantize(fit(examples, few), few);
}

const toColumns = (features: readonly number[]): Columns =>
  new Map(features.map((feature, column) => [feature, column]));

/** The weight of a feature for each risk, against harmless. */
function weightsOf({ weights, classes }: Fitted, column: number): readonly number[] {
  const at = (label: number) => weights[column * classes + label] ?? 0;
  return risks.map((_, label) => at(label) - at(risks.length));
}

/** Those with the largest weights, and among them rather those that many messages have. */
function selectColumns(
  fitted: Fitted,
  columns: Columns,
  counts: ReadonlyMap<number, number>,
): Columns {
  const ranked = [...columns]
    .map(([feature, column]) => {
      const strength = Math.hypot(...weightsOf(fitted, column));
      return { feature, rank: strength * (counts.get(feature) ?? 0) ** 0.25 };
    })
    .toSorted((a, b) => b.rank - a.rank || a.feature - b.feature)
    .map(({ feature }) => feature);
  return toColumns([
    ...ranked.filter((feature) => feature < KIND_FEATURES).slice(0, MOST_KINDS),
    ...ranked.filter((feature) => feature >= KIND_FEATURES).slice(0, MOST_LETTERS),
  ]);
}

function quantize(fitted: Fitted, columns: Columns): Trained {
  const entries = [...columns].map(
    ([feature, column]) => [feature, weightsOf(fitted, column)] as const,
  );
  const isKind = ([feature]: (typeof entries)[number]) => feature < KIND_FEATURES;
  const letters = entries
    .filter((entry) => !isKind(entry))
    .map(([feature, weights]) => [feature - KIND_FEATURES, weights] as const);
  const { bias } = fitted;
  return {
    bias: risks.map((_, at) => Number(((bias[at] ?? 0) - (bias[risks.length] ?? 0)).toFixed(3))),
    groups: [round(entries.filter(isKind), KIND_FEATURES), round(letters, HASHES)],
  };
}

/** Whole numbers up to LARGEST; the few features beyond the scale are cut to it. */
function round(entries: readonly (readonly [number, readonly number[]])[], places: number): Group {
  const strengths = entries
    .map(([, weights]) => Math.max(...weights.map(Math.abs)))
    .toSorted((a, b) => b - a);
  const top = strengths[Math.floor(strengths.length / 200)] ?? 1;
  const scale = Number((top / LARGEST).toPrecision(3));
  const rounded = new Int8Array(places * risks.length);
  for (const [place, weights] of entries) {
    const whole = weights.map((weight) =>
      Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))),
    );
    rounded.set(whole, place * risks.length);
  }
  return { scale, weights: rounded };
}
