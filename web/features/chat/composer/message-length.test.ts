import { expect, test } from "vitest";
import { measureDraft } from "./message-length.ts";

test.each([
  ["", "", 10],
  ["hallo", "hallo", 5],
  ["  hallo \n", "hallo", 5],
  ["👋🏽", "👋🏽", 8],
  ["hallo hallo", "hallo hallo", -1],
])("the draft %j is sent as %j, leaving %i of ten characters", (draft, text, left) => {
  expect(measureDraft(draft, 10)).toEqual({ text, left });
});
