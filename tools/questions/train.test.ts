import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import {
  base,
  scale,
  weights,
} from "#server/domains/operators/questions/recogniser/weights.gen.ts";
import { computeWeights } from "./compute-weights.ts";
import { hashInputs, listExamples } from "./phrasings.ts";

const folder = "../../server/domains/operators/questions/recogniser";

test("the weights were learnt from today's phrasings and code", () => {
  const file = readFileSync(resolve(import.meta.dirname, folder, "weights.gen.ts"), "utf8");
  // Otherwise run node tools/start.mjs tools/questions/train.ts
  expect(file.split("\n")[0]).toContain(`from inputs ${hashInputs()}.`);
});

test("learning again gives the same weights", () => {
  const again = computeWeights(listExamples());
  expect(again).toMatchObject({ base, scale });
  expect(Buffer.from(again.weights.buffer).toString("base64") === weights).toBe(true);
}, 60_000);
