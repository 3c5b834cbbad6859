import { expect, test } from "vitest";
import { checkCitations } from "./check-citations.ts";
import { parseRequirements } from "./parse-requirements.ts";

const { rows } = parseRequirements(
  [
    "| R23.1 | Four likes a day. | server/domains/likes, contract/likes.ts | open |",
    "| M1.01 | Signing up is free. | /signup | open |",
  ].join("\n"),
);

test.each([
  ["server/domains/likes/rules.ts", "// A day has four (R23.1).", null],
  ["web/features/likes/lists/likes-list.tsx", "// R23.1", null],
  ["contract/shared/ids.ts", "// A file of no noun may cite any row: R23.1.", null],
  ["server/domains/chat/rules.ts", "// M1.01 is of an address, so of any noun.", null],
  [
    "server/domains/chat/rules.ts",
    "/**\n * As many as likes (R23.1).\n */",
    "server/domains/chat/rules.ts:2: R23.1 speaks only of server/domains/likes, contract/likes.ts",
  ],
  [
    "server/domains/likes/rules.ts",
    "// R23.2",
    "server/domains/likes/rules.ts:1: there is no row R23.2",
  ],
])("%s with %j: %j", (file, source, problem) => {
  expect(checkCitations(rows, file, source)).toEqual(problem === null ? [] : [problem]);
});
