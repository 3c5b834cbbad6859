import type { Weights } from "./pack-weights.ts";
import { readFeatures } from "./read-features.ts";
import type { Features, KindsOf } from "./read-features.ts";
import { ACCOUNT, ADDRESS, normalize, PHONE } from "./read-tokens.ts";

/** What a message is about that scams are about too. */
export const risks = ["contact", "money", "pressure", "secrecy"] as const;
export type Risk = (typeof risks)[number];

/** How much each feature of a text speaks for each risk, in the order of `risks`. */
export interface RiskModel {
  readonly kindsOf: KindsOf;
  /** A text is risky if the chance that it is harmless is smaller, in logits. */
  readonly threshold: number;
  /** What the weights of kinds and of letters are multiplied by. */
  readonly scales: readonly [kinds: number, letters: number];
  readonly bias: readonly number[];
  readonly kinds: Weights;
  readonly letters: Weights;
}

/** What a text asks for or gives away. Nothing leaves the browser. */
export function findRisks(text: string, model: RiskModel): ReadonlySet<Risk> {
  const scores = scoreRisks(readFeatures(text, model.kindsOf), model);
  const found = new Set(likelyRisks(scores, model.threshold));
  for (const risk of certainRisks(text)) found.add(risk);
  return new Set(risks.filter((risk) => found.has(risk)));
}

/** A number or an address, which looks the same in every language. */
export function certainRisks(text: string): readonly Risk[] {
  const normal = normalize(text);
  const matches = (pattern: RegExp) => normal.search(pattern) !== -1;
  return [
    ...(matches(PHONE) || matches(ADDRESS) ? (["contact"] as const) : []),
    ...(matches(ACCOUNT) ? (["money"] as const) : []),
  ];
}

/** If all risks together are likely enough, the likeliest, and each that would be so by itself. */
export function likelyRisks(scores: readonly number[], threshold: number): readonly Risk[] {
  if (riskiness(scores) <= threshold) return [];
  const least = Math.min(threshold, Math.max(...scores));
  return risks.filter((_, at) => (scores[at] ?? 0) >= least);
}

/** The logit of the chance that a text has any risk. */
export const riskiness = (scores: readonly number[]) =>
  Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));

/** The logit of each risk, against harmless. */
export function scoreRisks(
  features: Features,
  model: Omit<RiskModel, "kindsOf" | "threshold">,
): readonly number[] {
  const sums = [...model.bias];
  const count = (places: readonly number[], weights: Weights, scale: number) => {
    const share = scale / Math.sqrt(places.length);
    for (const place of places)
      weights.get(place)?.forEach((weight, at) => {
        sums[at] = (sums[at] ?? 0) + share * weight;
      });
  };
  count(features.kinds, model.kinds, model.scales[0]);
  count(features.letters, model.letters, model.scales[1]);
  return sums;
}
