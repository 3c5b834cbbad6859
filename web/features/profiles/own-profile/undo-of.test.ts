import { expect, test } from "vitest";
import { ownDetails } from "#tests/wire/own-details.ts";
import { undoOf } from "./undo-of.ts";

test("undo restores exactly the changed fields", () => {
  const before = ownDetails({ about: "Ik zing.", city: "Assen" });
  expect(undoOf(before, { about: "", reason: "dating" })).toEqual({
    about: "Ik zing.",
    reason: null,
  });
});

test("undo of a consent withdraws it and restores the field", () => {
  const change = { sexuality: "bi", consents: { sexuality: "2026-11-22" } } as const;
  expect(undoOf(ownDetails(), change)).toEqual({ sexuality: null, consents: { sexuality: null } });
  const agreed = ownDetails({ sexuality: "gay", consents: ["sexuality"] });
  expect(undoOf(agreed, change)).toEqual({ sexuality: "gay" });
});

test("a withdrawn consent has no undo", () => {
  const agreed = ownDetails({ sexuality: "gay", consents: ["sexuality"] });
  expect(undoOf(agreed, { consents: { sexuality: null } })).toBeNull();
});
