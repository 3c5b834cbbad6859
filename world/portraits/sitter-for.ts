import type { Gender, SitterPins } from "./sitter.ts";

type ProfileHairColour = "black" | "brown" | "blonde" | "red" | "grey" | "white" | "bald";

/** The pins that make a portrait agree with what a profile says. Age in whole years. */
export function sitterFor(profile: {
  gender: Gender;
  age: number;
  hair_colour: ProfileHairColour;
}): SitterPins {
  const { gender, age, hair_colour: hairColour } = profile;
  if (hairColour !== "bald") return { gender, age, hairFamily: hairColour };
  // Women are never drawn bald: there is no such style for them, and none is wanted by default.
  return gender === "male" ? { gender, age, style: "bald" } : { gender, age };
}
