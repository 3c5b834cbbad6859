import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { encodeModel, readModel } from "#server/domains/recognition/model.ts";
import { fitQuestion } from "./fit-question.ts";
import { hashInputs } from "./hash-inputs.ts";
import { readPhrasings } from "./question-examples.ts";
import { otherExamples, readMessages } from "./risk-examples.ts";
import { trainModel } from "./train-risks.ts";

const ROOM = new URL("../../server/domains/recognition/", import.meta.url);
const read = (name: string) => readModel(new URL(name, ROOM));

test.each([
  ["question", "question/model.bin"] as const,
  ...locales.map((locale) => ["risks", `risks/models/${locale}.bin`] as const),
])("the weights for the %s in %s were trained with today's messages and code", (name, file) => {
  // Otherwise run node tools/start.mjs tools/recognition/train.ts
  expect(read(file).inputs).toBe(hashInputs(name));
});

test.each([
  ["the question", "question/model.bin", () => fitQuestion(readPhrasings())],
  ["risks in Dutch", "risks/models/nl.bin", trainDutch],
])(
  "training again for %s gives the same weights",
  (_, file, train) => {
    const { inputs, ...model } = read(file);
    const again = encodeModel({ threshold: model.threshold, ...train() }, inputs);
    expect(again.equals(encodeModel(model, inputs))).toBe(true);
  },
  300_000,
);

function trainDutch() {
  const messages = readMessages();
  const own = messages.nl.map(({ example }) => example);
  return trainModel([...own, ...otherExamples(messages, "nl")]);
}
