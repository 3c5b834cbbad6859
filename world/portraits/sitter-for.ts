import type { Gender, SitterPins } from "./sitter.ts";

type ProfileHairColour = "black" | "brown" | "blonde" | "red" | "grey" | "white" | "bald";

/** The pins that make a portrait match a profile. Age in whole years. */
export function sitterFor(profile: {
  gender: Gender;
  age: number;
  hair_colour: ProfileHairColour;
}): SitterPins {
  const { gender, age, hair_colour: hairColour } = profile;
  if (hairColour !== "bald") return { gender, age, hairFamily: hairColour };
  // Women are never drawn bald: no such style exists for them.
  return gender === "male" ? { gender, age, style: "bald" } : { gender, age };
}
