import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { computeWeights } from "./compute-weights.ts";
import { hashInputs, listExamples } from "./phrasings.ts";

// Writes the weights with which operators' replies are checked for "are you a real person?".
// `npm run check` says when they must be written again.

const { base, scale, weights } = computeWeights(listExamples());
const lines = [
  `// Written by tools/questions/train.ts from inputs ${hashInputs()}.`,
  `export const base = ${base};`,
  `export const scale = ${scale};`,
  "export const weights =",
  `  "${Buffer.from(weights.buffer).toString("base64")}";`,
];
const folder = "../../server/domains/operators/questions/recogniser";
writeFileSync(resolve(import.meta.dirname, folder, "weights.gen.ts"), `${lines.join("\n")}\n`);
