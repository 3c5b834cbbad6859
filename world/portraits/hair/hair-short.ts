import { castUnder, crest, crownLight, dome, hairdo, strands } from "./hair-strokes.ts";
import type { Hairdo, Hairline } from "./hair-strokes.ts";
import { line, path, plane, round, symmetric } from "#world/portraits/svg.ts";

export function pixie(hair: Hairline): Hairdo {
  const { half: w, parting, tint } = hair;
  const back = path` C${w + 4},20 ${w - 10},50 ${w - 20},60 L0,60Z`;
  const front =
    path`M${parting},-126C-50,-136 ${-w - 16},-96 ${-w - 10},-30` +
    path`C${-w - 8},-10 ${-w - 2},6 ${2 - w},10C${2 - w},-14 ${8 - w},-26 ${14 - w},-36` +
    path`C-30,-40 2,-58 20,-70C40,-60 ${w - 10},-50 ${w - 6},-34` +
    path`C${w - 2},-20 ${w},-6 ${w + 2},4C${w + 12},-50 ${w + 8},-116 ${parting},-126Z`;
  const combed = [path`M18,-108C-6,-88 -36,-64 ${8 - w},-44`, "M26,-96C8,-80 -20,-60 -40,-50"];
  const light = path`M${parting},-118C-40,-120 ${-w - 4},-92 ${-w - 3},-44`;
  return hairdo({
    back: plane(symmetric(dome(w, 6, -10) + back), tint.dark),
    front: plane(front, tint.base) + strands(hair, combed) + line(light, tint.light, 4, 0.5),
    cast: "M-80,-120L80,-120L80,-40L40,-50C0,-46 -40,-30 -80,-18Z",
  });
}

/** For women: cropped close; `crew` is the equivalent for men. */
export function crop(hair: Hairline): Hairdo {
  const fall = [
    "M-30,-110C-38,-92 -44,-76 -46,-62",
    "M0,-114C-2,-100 -4,-88 -6,-76",
    "M30,-110C36,-94 40,-78 40,-64",
  ];
  return hairdo({
    front:
      cap(hair, -78, hair.parting * 0.3) +
      strands(hair, fall) +
      crest(hair, path`M-14,-116C-48,-112 ${-hair.half - 2},-84 ${-hair.half - 1},-42`),
    cast: castUnder([40, -62], -72, -46),
  });
}

export function crew(hair: Hairline): Hairdo {
  const fall = [
    "M-30,-110C-36,-98 -40,-86 -42,-74",
    "M0,-114L-2,-92",
    "M30,-110C34,-98 37,-86 38,-74",
  ];
  const light = path`M-14,-116C-46,-112 ${-hair.half - 2},-84 ${-hair.half - 1},-46`;
  return hairdo({
    front:
      cap(hair, -88, hair.parting * 0.2) +
      strands(hair, fall, { width: 2.2, opacity: 0.4 }) +
      crest(hair, light, { width: 3.6, opacity: 0.4 }),
    cast: castUnder([44, -66], -78, -50),
  });
}

export function bun(hair: Hairline): Hairdo {
  const { tint } = hair;
  const x = hair.parting * 0.5;
  const lit = x + (hair.lit === "left" ? -5 : 5);
  const turn = path`M${x - 18},-142C${x - 6},-156 ${x + 10},-154 ${x + 18},-142`;
  return hairdo({
    back:
      round(x, -134, 33, tint.dark) +
      round(lit, -137, 26, tint.base) +
      line(turn, tint.dark, 2.6, 0.6),
    front: combedUp(hair),
    cast: castUnder([46, -52], -70, -30),
  });
}

export function ponytail(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const back = path` C${w + 4},40 ${w - 8},72 38,104 L0,108Z`;
  const tail = "M20,66C74,62 104,108 90,184C82,202 64,204 54,192C66,146 54,118 16,108Z";
  return hairdo({
    back:
      plane(symmetric(dome(w, 6, 0) + back), tint.dark) +
      plane(tail, tint.base) +
      line("M52,84C76,104 80,140 74,184", tint.dark, 2.4, 0.5),
    front: combedUp(hair),
    cast: castUnder([46, -52], -70, -30),
  });
}

/** A cap of hair whose edge is on the forehead at height `brow`, shifted by `aside`. */
function cap({ half: w, tint }: Hairline, brow: number, aside: number): string {
  const over =
    path`M${-w - 5},-2C${-w - 12},-84 -54,-124 0,-124C54,-124 ${w + 12},-84 ${w + 5},-2` +
    path`C${w - 1},-24 ${w - 6},-40 ${w - 16},-54`;
  const forehead = path`C${30 + aside},${brow} ${aside - 30},${brow} ${16 - w},-54`;
  return plane(over + forehead + path`C${6 - w},-40 ${1 - w},-24 ${-w - 5},-2Z`, tint.base);
}

/** Combed from the parting to the back of the head. */
function combedUp(hair: Hairline): string {
  const { half: w, parting: x, tint } = hair;
  const over = path`M${-w - 6},4C${-w - 13},-84 -54,-126 0,-126C54,-126 ${w + 13},-84 ${w + 6},4`;
  const right = path`C${w + 1},-16 ${w - 2},-34 ${w - 9},-48C44,-72 ${x + 6},-84 ${x},-88`;
  const left = path`C${x - 6},-84 -4,-72 ${9 - w},-48C${2 - w},-34 ${-w - 1},-16 ${-w - 6},4Z`;
  const combed = [
    path`M${x},-92C${x - 14},-104 -38,-96 ${2 - w},-62`,
    path`M${x},-92C${x + 14},-104 38,-96 ${w - 2},-62`,
    path`M${x},-98C${x - 10},-116 -34,-112 -50,-92`,
    path`M${x},-98C${x + 10},-116 34,-112 50,-92`,
  ];
  return (
    plane(over + right + left, tint.base) + strands(hair, combed) + crest(hair, crownLight(hair))
  );
}
