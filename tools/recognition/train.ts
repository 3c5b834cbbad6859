import { writeFileSync } from "node:fs";
import { locales } from "#contract/shared/languages.ts";
import { encodeModel } from "#server/domains/recognition/model.ts";
import { chooseThreshold, crossValidate, measure } from "./cross-validate.ts";
import { fitQuestion } from "./fit-question.ts";
import { hashInputs } from "./hash-inputs.ts";
import { readPhrasings } from "./question-examples.ts";
import { otherExamples, readMessages } from "./risk-examples.ts";
import { trainModel } from "./train-risks.ts";

// Writes the weights of what is named: `question`, or the risks of a language. `npm run check` says when
// they must be written again. For risks it prints how well a model does on messages that it was not
// trained on.

/** At most this share of all harmless messages, and of those of the open corpus, which are harder. */
const FALSE_ALARMS = 0.02;
const OPEN_FALSE_ALARMS = 0.022;
/** Chosen by cross-validation (docs/decisions/0041-recognition.md): a miss is worse than a false alarm. */
const QUESTION_THRESHOLD = -1.5;

const ROOM = new URL("../../server/domains/recognition/", import.meta.url);
const percent = (share: number) => share.toFixed(3);
const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

if (isChosen("question")) {
  const model = { threshold: QUESTION_THRESHOLD, ...fitQuestion(readPhrasings()) };
  writeFileSync(new URL("question/model.bin", ROOM), encodeModel(model, hashInputs("question")));
}
const languages = locales.filter(isChosen);
const messages = languages.length > 0 ? readMessages() : null;
for (const locale of messages ? languages : []) {
  if (!messages) break;
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
  const own = messages[locale].map(({ example }) => example);
  const model = { threshold, ...trainModel([...own, ...others]) };
  writeFileSync(
    new URL(`risks/models/${locale}.bin`, ROOM),
    encodeModel(model, hashInputs("risks")),
  );
}
