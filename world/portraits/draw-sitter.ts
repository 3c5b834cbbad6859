import { chanceOf } from "./chance.ts";
import type { Chance } from "./chance.ts";
import type { Colour } from "./colour.ts";
import { DARK_IRIS, FRAME_ON_DEEP_SKIN, FRAMES, IRISES } from "./pigments.ts";
import type { Hair, Skin } from "./pigments.ts";
import type { Face, Sitter, SitterPins } from "./sitter.ts";
import {
  BEARD_WEIGHTS,
  DARK_SKINS,
  hairWeights,
  skinWeights,
  styleWeights,
} from "./sitter-weights.ts";

/**
 * The sitter of a seed. Every trait is drawn from its own random stream, so that pinning one leaves
 * the others unchanged.
 */
export function drawSitter(seed: string, pins: SitterPins = {}): Sitter {
  const { hairFamily, ...pinned } = pins;
  const chance = (trait: string) => chanceOf(`person:${seed}:${trait}`);

  const gender = pinned.gender ?? chance("gender").pick(["female", "male"]);
  const woman = gender === "female";
  const age = pinned.age ?? drawAge(chance("age"));
  const skin = pinned.skin ?? chance("skin").weigh(skinWeights(hairFamily));
  const hair = pinned.hair ?? chance("hair").weigh(hairWeights({ gender, age, skin, hairFamily }));
  const style =
    pinned.style ?? chance("style").weigh(styleWeights({ gender, age, skin, hairFamily }));
  const beard = woman ? "none" : chance("beard").weigh(BEARD_WEIGHTS);
  const glasses = chance("glasses");

  return {
    gender,
    age,
    skin,
    hair,
    style,
    parting: drawParting(chance("parting")),
    beard,
    glasses: glasses.happens(0.34) ? glasses.pick(["round", "soft", "half"]) : "none",
    frames: DEEP_SKINS.has(skin) ? FRAME_ON_DEEP_SKIN : chance("frames").pick(FRAMES),
    earrings: woman && chance("earrings").happens(0.5),
    iris: drawIris(chance("iris"), skin, hair),
    face: drawFace(chance("face"), woman),
    build: drawBuild(chance("build"), woman),
    ...pinned,
  };
}

const DEEP_SKINS: ReadonlySet<Skin> = new Set(["umber", "ebony"]);

/** From 38 to 70, mostly in the middle. */
function drawAge(chance: Chance): number {
  return Math.round(38 + 32 * (chance.fraction() * 0.6 + chance.fraction() * 0.4));
}

function drawParting(chance: Chance): number {
  return chance.pick([-1, 1]) * chance.between(14, 30);
}

function drawIris(chance: Chance, skin: Skin, hair: Hair): Colour {
  const dark = DARK_SKINS.has(skin) || hair === "black" || hair === "espresso";
  return dark ? DARK_IRIS : chance.pick(IRISES);
}

function drawFace(chance: Chance, woman: boolean): Face {
  const { between } = chance;
  return {
    halfWidth: between(59, 66) + (woman ? -2 : 2),
    jaw: woman ? between(38, 46) : between(45, 53),
    chin: between(92, 100) + (woman ? -3 : 2),
    eyeGap: between(24, 27.5),
    eyeLine: between(-9, -4),
    noseWidth: 9.5 * between(0.85, 1.2),
    noseTip: between(24, 31),
    mouthLine: between(50, 55),
    mouthWidth: between(14.5, 18.5),
    lips: woman ? between(0.8, 1.25) : between(0.45, 0.7),
    browWeight: woman ? between(3, 4.4) : between(4.6, 6.6),
    browArch: between(3, 7),
  };
}

function drawBuild(chance: Chance, woman: boolean): Sitter["build"] {
  const { between } = chance;
  return woman
    ? { shoulders: between(108, 124), neck: between(28, 32) }
    : { shoulders: between(134, 152), neck: between(37, 43) };
}
