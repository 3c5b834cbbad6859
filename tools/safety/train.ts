import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#contract/shared/languages.ts";
import { packWeights } from "#web/features/chat/safety/pack-weights.ts";
import { chooseThreshold, crossValidate, measure } from "./cross-validate.ts";
import { hashInputs, otherExamples, readMessages } from "./examples.ts";
import { trainModel } from "./train-model.ts";

// Writes the weights with which the browser recognises risky messages, and prints how well it does on
// messages that a model was not trained on. `npm run check` says when they must be written again.

/** At most this share of all harmless messages, and of those of the open corpus, which are harder. */
const FALSE_ALARMS = 0.02;
const OPEN_FALSE_ALARMS = 0.022;

const percent = (share: number) => share.toFixed(3);

const messages = readMessages();
const chosen = process.argv.slice(2);
for (const locale of locales) {
  if (chosen.length > 0 && !chosen.includes(locale)) continue;
  const others = otherExamples(messages, locale);
  const scored = crossValidate(messages[locale], others);
  const open = scored.filter(({ message }) => message.isOpen);
  const threshold = Math.max(
    chooseThreshold(scored, FALSE_ALARMS),
    chooseThreshold(open, OPEN_FALSE_ALARMS),
  );
  const all = measure(scored, threshold);
  const { recall, falseAlarms } = measure(open, threshold);
  console.log(
    `${locale}: open corpus recall ${percent(recall)}, false alarms ${percent(falseAlarms)};`,
    `all messages ${percent(all.recall)}, ${percent(all.falseAlarms)}`,
  );
  const { kinds, letters, ...rest } = trainModel([
    ...messages[locale].map(({ example }) => example),
    ...others,
  ]);
  const lines = [
    `// Written by tools/safety/train.ts from inputs ${hashInputs()}.`,
    `export { words } from "#web/features/chat/safety/words/${locale}.ts";`,
    "",
    `export const threshold = ${threshold};`,
    `export const scales = [${rest.scales.join(", ")}] as const;`,
    `export const bias = [${rest.bias.join(", ")}];`,
    "export const kinds =",
    `  "${packWeights(kinds)}";`,
    "export const letters =",
    `  "${packWeights(letters)}";`,
  ];
  const file = `../../web/features/chat/safety/models/${locale}.gen.ts`;
  writeFileSync(resolve(import.meta.dirname, file), `${lines.join("\n")}\n`);
}
