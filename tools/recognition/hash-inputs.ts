import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

const SHARED = "server/domains/recognition/{lexicon,model,normalize-text}.ts";
const INPUTS = {
  risks: [
    SHARED,
    "server/domains/recognition/risks/{find-risks,kinds,read-features,read-tokens}.ts",
    "server/domains/recognition/risks/words/*.txt",
    "tests/recognition/risks/{*.ts,*.txt,training/*.txt}",
    "tools/recognition/{cross-validate,fit-risks,risk-examples,train-risks}.ts",
  ],
  question: [
    SHARED,
    "server/domains/recognition/question/{find-languages,kinds,read-features,split-clauses}.ts",
    "server/domains/recognition/question/words/*.txt",
    "tests/recognition/question/*.json",
    "tools/recognition/{fit-question,question-examples}.ts",
  ],
};

/** Changes with every file that the training reads. */
export function hashInputs(recogniser: keyof typeof INPUTS): string {
  const hash = createHash("sha256");
  for (const file of globSync(INPUTS[recogniser], { cwd: ROOT }).toSorted())
    hash.update(file).update(readFileSync(resolve(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}
