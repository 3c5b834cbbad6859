import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { loadModel } from "#web/features/chat/safety/load-model.ts";
import { packWeights } from "#web/features/chat/safety/pack-weights.ts";
import { hashInputs, otherExamples, readMessages } from "./examples.ts";
import { trainModel } from "./train-model.ts";

const ours = resolve(import.meta.dirname, "../../web/features/chat/safety/models");

test.each(locales)("the weights of %s were trained with today's messages and code", (locale) => {
  const file = readFileSync(resolve(ours, `${locale}.gen.ts`), "utf8");
  // Otherwise run node tools/start.mjs tools/safety/train.ts
  expect(file.split("\n")[0]).toContain(`from inputs ${hashInputs()}.`);
});

test("training again gives the same weights", async () => {
  const messages = readMessages();
  const own = messages.nl.map(({ example }) => example);
  const trained = trainModel([...own, ...otherExamples(messages, "nl")]);
  const { scales, bias, kinds, letters } = await loadModel("nl");
  expect(trained).toMatchObject({ scales, bias });
  // Packed, because the difference of two large maps takes minutes to print.
  expect(packWeights(trained.kinds) === packWeights(kinds)).toBe(true);
  expect(packWeights(trained.letters) === packWeights(letters)).toBe(true);
}, 60_000);
