import { expect, test } from "vitest";
import { checkName, checkSentence, checkVerb, readTable } from "./words.ts";

test("reads a table's words, each with its replacement", () => {
  const page =
    "# Words\n\n## In names\n| not | but |\n| --- | --- |\n| told, tell | `notify` |\n\n## Verbs\n";
  expect([...readTable(page, "In names")]).toEqual([
    ["told", "`notify`"],
    ["tell", "`notify`"],
  ]);
  expect(() => readTable(page, "In comments")).toThrow('no table under "In comments"');
});

test.each([
  ["tellOwner", '"tell" in a name: write `notify`'],
  ["refusedAt", '"refused" in a name: write `error`'],
  ["TELL_AFTER_MS", '"tell" in a name: write `notify`'],
  ["hear-webhook", '"hear" in a name: write `receive`'],
  ["satellite", null],
  ["intelligent", null],
  ["notifyOwner", null],
])("the name %s: %j", (name, problem) => {
  expect(checkName(name)).toEqual(problem === null ? null : expect.stringContaining(problem));
});

test.each([
  ["Reads it anew.", '"anew": write again'],
  ["What one who asks may see.", '"one who": write name them'],
  ["As ruling 38 asks.", '"ruling": write a row'],
  ["Reads the row again, since a migration may have changed it (R38.2).", null],
])("the comment %j: %j", (text, problem) => {
  expect(checkSentence(text)).toEqual(problem === null ? null : expect.stringContaining(problem));
});

test.each([
  ["listLikes", true],
  ["createLink", true],
  ["likesOf", false],
  ["makeLink", false],
])("the exported function %s is fine: %s", (name, fine) => {
  expect(checkVerb(name) === null).toBe(fine);
});
