import { expect, test } from "vitest";
import { readPhotoChoice, turnPhoto, writePhotoChoice } from "./photo-address.ts";

test.each([
  ["", 3, { photo: 1, large: false }],
  ["photo=2", 3, { photo: 2, large: false }],
  ["photo=3&large=1", 3, { photo: 3, large: true }],
  ["photo=4", 3, { photo: 1, large: false }],
  ["photo=0", 3, { photo: 1, large: false }],
  ["photo=1.5", 3, { photo: 1, large: false }],
  ["photo=x", 3, { photo: 1, large: false }],
  ["large=1", 0, { photo: 1, large: false }],
])("%j of %i photos shows %j", (address, count, choice) => {
  expect(readPhotoChoice(new URLSearchParams(address), count)).toEqual(choice);
});

test("keeps the other parameters of the address", () => {
  const search = new URLSearchParams("like=7&photo=2&large=1");
  expect(writePhotoChoice(search, { photo: 3, large: true })).toBe("like=7&photo=3&large=1");
  expect(writePhotoChoice(search, { photo: 1, large: false })).toBe("like=7");
});

test.each([
  [1, 1, 2],
  [3, 1, 1],
  [1, -1, 3],
] as const)("from photo %i a step of %i leads to photo %i of three", (photo, step, next) => {
  expect(turnPhoto(photo, step, 3)).toBe(next);
});
