import { readFileSync } from "node:fs";

/** A logistic regression with a score for each label, in logits against none of them. */
export interface Model {
  /** A text has a label if the chance that it has none is smaller, in logits. */
  readonly threshold: number;
  /** One for each label. */
  readonly bias: readonly number[];
  /** Features of one sort; together they weigh as much as those of another. */
  readonly groups: readonly Group[];
}

export interface Group {
  /** What a weight of 1 counts. */
  readonly scale: number;
  /** For the place of each feature a weight for each label. */
  readonly weights: Int8Array;
}

/** The places of a text's features in each group. */
export type Features = readonly (readonly number[])[];

/** How much a text speaks for each label. */
export function computeScores(model: Omit<Model, "threshold">, features: Features): number[] {
  const labels = model.bias.length;
  return model.bias.map((bias, label) =>
    model.groups.reduce((score, { scale, weights }, at) => {
      const places = features[at] ?? [];
      let sum = 0;
      for (const place of places) sum += weights[place * labels + label] ?? 0;
      return score + (sum * scale) / Math.sqrt(places.length || 1);
    }, bias),
  );
}

/** If all labels together are likely enough, the likeliest, and each that would be so by itself. */
export function findLikely(scores: readonly number[], threshold: number): number[] {
  if (computeTotal(scores) <= threshold) return [];
  const least = Math.min(threshold, Math.max(...scores));
  return [...scores.keys()].filter((label) => (scores[label] ?? 0) >= least);
}

/** The logit of the chance that a text has any label. */
export const computeTotal = (scores: readonly number[]) =>
  Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));

interface Header extends Omit<Model, "groups"> {
  /** Changes with everything that the model was trained with. */
  readonly inputs: string;
  readonly groups: readonly { readonly scale: number; readonly size: number }[];
}

/** A line of JSON; then, for each place with weights, its distance from the place before, and the weights. */
export function encodeModel({ groups, ...rest }: Model, inputs: string): Buffer {
  const sizes = groups.map(({ scale, weights }) => ({ scale, size: weights.length }));
  const header: Header = { inputs, ...rest, groups: sizes };
  const bytes: number[] = [];
  for (const { weights } of groups) {
    let before = -1;
    for (let place = 0; place * rest.bias.length < weights.length; place += 1) {
      const start = place * rest.bias.length;
      const row = weights.subarray(start, start + rest.bias.length);
      if (row.every((weight) => weight === 0)) continue;
      pushDistance(bytes, place - before);
      bytes.push(...Uint8Array.from(row));
      before = place;
    }
    pushDistance(bytes, 0);
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(bytes)]);
}

/** In sevens of bits, the lowest first; all but the last have a mark. */
function pushDistance(bytes: number[], distance: number): void {
  let rest = distance;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

export function readModel(file: URL): Model & Pick<Header, "inputs"> {
  const bytes = readFileSync(file);
  let at = bytes.indexOf("\n") + 1;
  const { groups, ...rest } = JSON.parse(bytes.toString("utf8", 0, at)) as Header;
  const labels = rest.bias.length;
  const readDistance = () => {
    for (let distance = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      distance |= (byte & 127) << shift;
      if (byte < 128) return distance;
    }
  };
  const readGroup = (size: number) => {
    const weights = new Int8Array(size);
    let place = -1;
    for (let distance = readDistance(); distance > 0; distance = readDistance()) {
      place += distance;
      weights.set(bytes.subarray(at, at + labels), place * labels);
      at += labels;
    }
    return weights;
  };
  return {
    ...rest,
    groups: groups.map(({ scale, size }) => ({ scale, weights: readGroup(size) })),
  };
}
