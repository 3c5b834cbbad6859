import { expect, test } from "vitest";
import { monthNames } from "./month-names.ts";

test("returns twelve months in order, in the standalone form", () => {
  const dutch = monthNames("nl");
  expect(dutch).toHaveLength(12);
  expect([dutch[0], dutch[4], dutch[11]]).toEqual(["januari", "mei", "december"]);
  expect(monthNames("pl")[9]).toBe("październik");
});
