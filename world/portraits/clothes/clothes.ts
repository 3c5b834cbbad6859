import { crew, knit, poloNeck, scarf, scoop, stripes, vNeck } from "./clothes-closed.ts";
import { blazer, cardigan, shirt } from "./clothes-open.ts";
import { mix } from "#world/portraits/colour.ts";
import type { Cut, Garment } from "./garment.ts";
import type { Outfit, OutfitKind } from "./outfit.ts";
import { CLOTH_INK, CREAM_LIGHT, DYES, SKINS } from "#world/portraits/pigments.ts";
import type { Sitter } from "#world/portraits/sitter.ts";
import { clip, clipped, line, path, plane, symmetric, mirrored } from "#world/portraits/svg.ts";

/** The dressed body, with `neck` between the cloth behind it and the collar in front. */
export function drawBody(outfit: Outfit, sitter: Sitter, neck: string, id: string): string {
  const cut = cutFor(outfit, sitter);
  const { onBody = "", chest = "", neckband = "", over = "" } = GARMENTS[outfit.kind](cut);
  const outline = bell(sitter.build);
  const clipId = `${id}-body`;
  return (
    clip(clipId, outline) +
    plane(outline, cut.cloth) +
    clipped(clipId, onBody + plane(CAST_SHADOW, cut.dark, 0.5) + folds(sitter.build, cut)) +
    chest +
    neck +
    clipped(clipId, neckband) +
    over
  );
}

const GARMENTS: Readonly<Record<OutfitKind, (cut: Cut) => Garment>> = {
  crew,
  knit,
  stripe: stripes,
  "polo neck": poloNeck,
  "v-neck": vNeck,
  scoop,
  shirt,
  "polo shirt": shirt,
  blazer,
  cardigan,
  scarf,
};

const CAST_SHADOW = "M30,100C30,150 92,190 84,270C80,330 60,380 70,460L260,460L260,100Z";

function cutFor(outfit: Outfit, { gender, build, skin }: Sitter): Cut {
  const cloth = DYES[outfit.cloth];
  return {
    neck: build.neck,
    woman: gender === "female",
    cloth,
    dark: mix(cloth, CLOTH_INK, 0.3),
    light: mix(cloth, CREAM_LIGHT, 0.3),
    second: outfit.second,
    necklace: outfit.necklace,
    skin: SKINS[skin],
  };
}

function bell({ shoulders, neck }: Sitter["build"]): string {
  const slope = path`C${neck + 22},134 ${shoulders - 34},140 ${shoulders},178`;
  const side = path` C${shoulders + 18},204 ${shoulders + 26},300 ${shoulders + 30},460`;
  return symmetric(path`M0,112 L${neck + 9},112 ` + slope + side + " L0,460Z");
}

function folds({ shoulders }: Sitter["build"], { dark }: Cut): string {
  const [a, b, c, d] = [26, 34, 30, 24].map((inward) => shoulders - inward) as Four;
  const right = path`M${a},250C${b},290 ${c},340 ${d},400`;
  return line(mirrored(right), dark, 3, 0.35) + line(right, dark, 3, 0.5);
}

type Four = [number, number, number, number];
