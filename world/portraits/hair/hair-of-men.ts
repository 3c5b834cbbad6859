import { castUnder, crest, hairdo, strands } from "./hair-strokes.ts";
import type { Hairdo, Hairline } from "./hair-strokes.ts";
import { SCALP_LIGHT } from "#world/portraits/pigments.ts";
import { line, path, plane, symmetric, mirrored, twoSided } from "#world/portraits/svg.ts";

export function sideParting(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const front =
    path`M34,-112C10,-134 -44,-132 ${-w - 2},-98C${-w - 14},-70 ${-w - 7},-30 ${-w - 3},-8` +
    path`C${3 - w},-22 ${6 - w},-40 ${12 - w},-56C-20,-62 10,-70 32,-86` +
    path`C44,-76 ${w - 8},-58 ${w - 5},-40C${w - 3},-26 ${w},-14 ${w + 3},-6` +
    path`C${w + 10},-60 ${w + 4},-98 34,-112Z`;
  const combed = [
    path`M28,-100C2,-104 -30,-92 ${10 - w},-68`,
    path`M22,-110C-10,-118 -44,-104 ${-w},-78`,
  ];
  const light = path`M10,-118C-30,-122 -54,-104 ${-w - 4},-64`;
  return hairdo({
    front: plane(front, tint.base) + strands(hair, combed) + line(light, tint.light, 3.6, 0.45),
    cast: "M-80,-120L80,-120L80,-40L44,-68C10,-58 -20,-50 -80,-40Z",
  });
}

export function swept(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const temple = path` C${w - 2},-26 ${w - 5},-44 ${w - 12},-60`;
  const right =
    path`M6,-138 C62,-136 ${w + 16},-84 ${w + 4},-6` + temple + " C40,-80 24,-88 0,-88Z";
  const left =
    path`M-6,-138 C58,-138 ${w + 16},-80 ${w + 4},-6` + temple + " C40,-78 26,-88 0,-88Z";
  const combed = [
    "M-34,-80C-30,-104 -12,-122 10,-126",
    "M-8,-88C-2,-106 14,-120 32,-120",
    "M20,-86C26,-100 36,-108 48,-108",
    "M-50,-66C-52,-92 -40,-112 -24,-122",
  ];
  const light = "M-44,-84C-46,-106 -30,-122 -12,-128";
  return hairdo({
    front:
      plane(twoSided(right, left), tint.base) +
      strands(hair, combed) +
      crest(hair, light, { width: 3.6, opacity: 0.45 }),
    cast: castUnder([48, -66], -80, -40),
  });
}

export function buzz({ half: w, tint }: Hairline): Hairdo {
  const front =
    path`M0,-109 C50,-109 ${w + 7},-76 ${w + 2},-10 C${w - 2},-30 ${w - 5},-46 ${w - 14},-58` +
    path` C${w / 2 + 10},-66 17,-70 0,-70Z`;
  return hairdo({ front: plane(symmetric(front), tint.base, 0.93) });
}

export function bald(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const light = "M-10,-92C-34,-90 -50,-74 -54,-52C-44,-72 -28,-82 -10,-92Z";
  const stubble =
    path`M${w + 2},-6C${w + 5},-26 ${w + 2},-42 ${w - 5},-54` +
    path`C${w - 5},-36 ${w - 4},-20 ${w + 2},-6Z`;
  return hairdo({ front: scalpLight(hair, light, 0.38) + bothTemples(stubble, tint.base, 0.5) });
}

/** Bald on top, with hair over the ears. */
export function crown(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const light = "M-10,-92C-34,-90 -46,-78 -50,-58C-40,-74 -28,-82 -10,-92Z";
  const tuft =
    path`M${w + 3},2C${w + 12},-26 ${w + 10},-56 ${w - 6},-74` +
    path`C${w - 3},-60 ${w - 7},-48 ${w - 7},-34C${w - 5},-18 ${w - 2},-8 ${w + 3},2Z`;
  return hairdo({ front: scalpLight(hair, light, 0.3) + bothTemples(tuft, tint.base) });
}

function scalpLight({ lit }: Hairline, data: string, opacity: number): string {
  return plane(lit === "left" ? data : mirrored(data), SCALP_LIGHT, opacity);
}

function bothTemples(right: string, colour: Hairline["tint"]["base"], opacity = 1): string {
  return plane(mirrored(right), colour, opacity) + plane(right, colour, opacity);
}
