import { expect, test } from "vitest";
import { contrast, luminance } from "./colour.ts";
import { composePortrait } from "./compose-portrait.ts";
import { drawSitter } from "./draw-sitter.ts";
import { CLOTH_AGAINST_PLACE, CLOTH_AGAINST_SKIN, drawOutfit } from "./clothes/outfit.ts";
import { LIGHT_NAMES, ROOM_NAMES } from "./palettes.ts";
import { DYES, HAIRS, SKINS } from "./pigments.ts";
import type { Hair, Skin } from "./pigments.ts";
import { PLACE_NAMES, tonesOf } from "./places/places.ts";
import type { HairStyle } from "./sitter.ts";
import { OUTLINE_AGAINST_PLACE, SKIN_AGAINST_PLACE, suitedLights } from "./suits.ts";

const compositions = Array.from({ length: 500 }, (_, i) =>
  composePortrait(`member-${i}`, { shot: i % 5 }),
);
const SKIN_NAMES = Object.keys(SKINS) as Skin[];
const HAIR_NAMES = Object.keys(HAIRS) as Hair[];

test("clothes contrast with the background and with the skin", () => {
  for (const { sitter, setting, outfit } of compositions) {
    const cloth = DYES[outfit.cloth];
    expect(contrast(cloth, tonesOf(setting).shoulders)).toBeGreaterThan(CLOTH_AGAINST_PLACE);
    expect(contrast(cloth, SKINS[sitter.skin].base)).toBeGreaterThan(CLOTH_AGAINST_SKIN);
  }
});

test("a scarf differs from the garment, and stripes from their cloth", () => {
  const worn = compositions.filter(({ outfit }) => ["scarf", "stripe"].includes(outfit.kind));
  expect(worn.length).toBeGreaterThan(30);
  for (const { outfit } of worn) {
    expect(contrast(DYES[outfit.cloth], DYES[outfit.second])).toBeGreaterThan(1.5);
  }
});

test("hair or a bare scalp contrasts with the place", () => {
  for (const { sitter, setting } of compositions) {
    const bare = sitter.style === "bald" || sitter.style === "crown";
    const outline = bare ? SKINS[sitter.skin].base : HAIRS[sitter.hair];
    const ratio = contrast(outline, tonesOf(setting).head);
    expect(ratio).toBeGreaterThanOrEqual(OUTLINE_AGAINST_PLACE);
  }
});

test("a face without hair around it contrasts with the place", () => {
  const cropped = compositions.filter(({ sitter }) =>
    ["crew", "buzz", "bun"].includes(sitter.style),
  );
  expect(cropped.length).toBeGreaterThan(50);
  for (const { sitter, setting } of cropped) {
    const ratio = contrast(SKINS[sitter.skin].base, tonesOf(setting).head);
    expect(ratio).toBeGreaterThanOrEqual(SKIN_AGAINST_PLACE);
  }
});

test("very deep skin under dark hair appears only in light places", () => {
  const person = { skin: "ebony", hair: "black", style: "cloud" } as const;
  for (let shot = 0; shot < 60; shot++) {
    const { setting } = composePortrait(`deep-${shot}`, { shot, person });
    expect(luminance(tonesOf(setting).head)).toBeGreaterThan(0.24);
  }
});

test("every skin has three cloths to choose from in every setting", () => {
  for (const skin of SKIN_NAMES) {
    for (const setting of allSettings()) {
      const seen = new Set<string>();
      for (let shot = 0; shot < 40 && seen.size < 3; shot++) {
        seen.add(drawOutfit("cloth", shot, drawSitter("any", { skin }), setting).cloth);
      }
      expect(seen.size).toBe(3);
    }
  }
});

test("every sitter has five places to choose from", () => {
  const styles: HairStyle[] = ["bob", "crop", "bald", "curls"];
  for (const skin of SKIN_NAMES) {
    for (const hair of HAIR_NAMES) {
      for (const style of styles) {
        const sitter = drawSitter("any", { skin, hair, style });
        const places = PLACE_NAMES.filter((place) => suitedLights(sitter, place).length > 0);
        expect(places.length).toBeGreaterThanOrEqual(5);
      }
    }
  }
});

test("a member looks the same in every shot, each time in another place", () => {
  for (const seed of ["anna", "bert", "carla", "dirk", "els"]) {
    const shots = [0, 1, 2, 3, 4].map((shot) => composePortrait(seed, { shot }));
    for (const { sitter } of shots) expect(sitter).toEqual(shots[0]?.sitter);
    expect(new Set(shots.map(({ setting }) => setting.place)).size).toBe(5);
  }
});

test("place, light and room can be pinned", () => {
  const pins = { place: "window", palette: "dusk", room: "petrol" } as const;
  const { setting } = composePortrait("anna", { shot: 0, ...pins });
  expect(setting).toEqual({ place: "window", light: "dusk", room: "petrol" });
});

test("every place, light, room, outfit and hairstyle occurs", () => {
  const all = compositions.map(({ setting, outfit, sitter }) => ({
    ...setting,
    ...outfit,
    ...sitter,
  }));
  const kinds = (key: "place" | "light" | "room" | "kind" | "style") =>
    new Set(all.map((composition) => composition[key])).size;
  expect([kinds("place"), kinds("light"), kinds("room")]).toEqual([16, 6, 6]);
  expect([kinds("kind"), kinds("style")]).toEqual([11, 18]);
});

function allSettings() {
  return PLACE_NAMES.flatMap((place) =>
    LIGHT_NAMES.flatMap((light) => ROOM_NAMES.map((room) => ({ place, light, room }))),
  );
}
