import { expect, test } from "vitest";
import { drawSitter } from "./draw-sitter.ts";
import { sitterFor } from "./sitter-for.ts";

test.each(["black", "brown", "blonde", "red", "grey", "white"] as const)(
  "a profile with %s hair gets hair of that family",
  (colour) => {
    const pins = sitterFor({ gender: "female", age: 58, hair_colour: colour });
    expect(pins).toEqual({ gender: "female", age: 58, hairFamily: colour });
  },
);

test("a man whose profile says bald is drawn bald", () => {
  const pins = sitterFor({ gender: "male", age: 49, hair_colour: "bald" });
  expect(drawSitter("jan", pins)).toMatchObject({ gender: "male", age: 49, style: "bald" });
});

test("a woman is never drawn bald", () => {
  const pins = sitterFor({ gender: "female", age: 49, hair_colour: "bald" });
  for (let i = 0; i < 300; i++) {
    const { style, gender } = drawSitter(`woman-${i}`, pins);
    expect(gender).toBe("female");
    expect(["bald", "crown", "buzz"]).not.toContain(style);
  }
});

test("the sitter is as old as the profile says", () => {
  for (let age = 38; age <= 72; age += 1) {
    const pins = sitterFor({ gender: age % 2 ? "male" : "female", age, hair_colour: "brown" });
    expect(drawSitter(`of ${age}`, pins).age).toBe(age);
  }
});
