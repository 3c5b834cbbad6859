import { cloud, curls } from "./hair-curled.ts";
import { bob, fringe, lob, long, mane, wavy } from "./hair-long.ts";
import { bald, buzz, crown, sideParting, swept } from "./hair-of-men.ts";
import { bun, crew, crop, pixie, ponytail } from "./hair-short.ts";
import type { Hairdo, Hairline } from "./hair-strokes.ts";
import type { Head } from "#world/portraits/face/head.ts";
import type { HairStyle } from "#world/portraits/sitter.ts";
import { moved, mirrored } from "#world/portraits/svg.ts";

/** The hair of a head, with the parting on the sitter's side even if the picture is mirrored. */
export function dressHair({ sitter, shot, hair }: Head, seed: string): Hairdo {
  const parting = shot.lightFrom === "left" ? sitter.parting : -sitter.parting;
  const drawn = STYLES[sitter.style]({
    half: sitter.face.halfWidth,
    parting: Math.abs(parting),
    lit: parting < 0 ? "right" : "left",
    tint: hair,
    seed,
  });
  return parting < 0 ? mirrorHairdo(drawn) : drawn;
}

const STYLES: Readonly<Record<HairStyle, (hair: Hairline) => Hairdo>> = {
  bob,
  lob,
  wavy,
  long,
  fringe,
  pixie,
  crop,
  bun,
  ponytail,
  cloud,
  side: sideParting,
  swept,
  crew,
  buzz,
  curls,
  mane,
  bald,
  crown,
};

function mirrorHairdo({ back, front, cast, ...rest }: Hairdo): Hairdo {
  const flip = (content: string) => moved("scale(-1,1)", content);
  return {
    ...rest,
    back: flip(back),
    front: flip(front),
    cast: mirrored(cast),
  };
}
