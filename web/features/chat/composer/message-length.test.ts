import { expect, test } from "vitest";
import { measureDraft } from "./message-length.ts";

test.each([
  ["", "", 10],
  ["hallo", "hallo", 5],
  ["  hallo \n", "hallo", 5],
  ["👋🏽", "👋🏽", 8],
  ["hallo hallo", "hallo hallo", -1],
])("of the draft %j, %j is sent, which leaves %i of ten characters", (draft, text, left) => {
  expect(measureDraft(draft, 10)).toEqual({ text, left });
});
