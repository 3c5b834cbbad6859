import type { HairTint } from "#world/portraits/face/head.ts";
import { line, path, mirrored } from "#world/portraits/svg.ts";

/**
 * What a hairstyle is drawn from. Styles are drawn with the parting right of the middle and
 * mirrored for sitters with a parting on the other side.
 */
export interface Hairline {
  /** Half the width of the face. */
  half: number;
  /** The parting's distance right of the middle: 14 to 30. */
  parting: number;
  /** The lit side of this drawing. */
  lit: "left" | "right";
  tint: HairTint;
  /** Seeds the curls. */
  seed: string;
}

export interface Hairdo {
  /** SVG behind the body. */
  back: string;
  /** SVG in front of the face. */
  front: string;
  /** Path data of the shadow on the forehead, clipped to the face. */
  cast: string;
  coversEars: boolean;
  showsEarrings: boolean;
}

/**
 * A style that leaves the ears free and has nothing behind the head, unless `parts` overrides it.
 */
export function hairdo(parts: Partial<Hairdo> & Pick<Hairdo, "front">): Hairdo {
  return { back: "", cast: "", coversEars: false, showsEarrings: false, ...parts };
}

/** Two or three lines within a mass of hair. */
export function strands(
  { tint }: Hairline,
  list: readonly string[],
  { width = 2.4, opacity = 0.55 } = {},
): string {
  return line(list.join(""), tint.dark, width, opacity);
}

/** The highlight; `data` assumes light from the left. */
export function crest(
  { tint, lit }: Hairline,
  data: string,
  { width = 4, opacity = 0.5 } = {},
): string {
  return line(lit === "left" ? data : mirrored(data), tint.light, width, opacity);
}

/** The highlight along the curve of close-cropped hair, `out` beyond the face. */
export function crownLight({ half }: Pick<Hairline, "half">, out = 4, foot = -40): string {
  return path`M-16,-118C-50,-112 ${-half - out},-84 ${-half - out + 1},${foot}`;
}

/**
 * The right half of the back of the hair: the curve of the head, `out` beyond the face at height
 * `y`.
 */
export function dome(half: number, out: number, y: number): string {
  return path`M0,-130 C52,-130 ${half + out + 4},-92 ${half + out},${y}`;
}

/** The shadow of hair that is combed up or cut short. */
export function castUnder(temple: [number, number], middle: number, edge: number): string {
  const [x, y] = temple;
  const brow = path`C${x - 16},${middle} ${16 - x},${middle} ${-x},${y}`;
  return path`M-80,-120L80,-120L80,${edge}L${x},${y}` + brow + path`L-80,${edge}Z`;
}
