import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { explain } from "./explain.ts";

const thrown = (code: string, rest: object = {}) =>
  Object.assign(new Error("x"), { code, ...rest });

test.each([
  ["a taken port", thrown("EADDRINUSE", { port: 3000 }), /^Port 3000 is taken/],
  ["a port below 1024", thrown("EACCES", { port: 80 }), /^Port 80 may not/],
  [
    "a folder of another user",
    thrown("EROFS", { path: "/x/dist" }),
    /^Vonk cannot start: \/x\/dist may not be written by this user$/,
  ],
  ["a full disk", thrown("ENOSPC"), /^The disk is full/],
  [
    "a full disk under the database",
    new Error("could not write: No space left on device"),
    /disk is full/,
  ],
  ["a wrong password for an external database", thrown("28P01"), /DATABASE_URL/],
  ["anything else", new Error("odd"), /^Vonk cannot start: odd$/],
])("%s gives one clear line", (_, error, expected) => {
  expect(explain(error)).toMatch(expected);
  expect(explain(error).split("\n")).toHaveLength(1);
});

test("invalid settings are listed", () => {
  try {
    readConfig({ PORT: "0" });
  } catch (error) {
    expect(explain(error)).toContain("PORT=0");
  }
  expect.assertions(1);
});
