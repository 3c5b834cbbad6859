import { luminance, mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import type { Head } from "#world/portraits/face/head.ts";
import type { Beard } from "#world/portraits/sitter.ts";
import { line, oval, path, plane, shifted, symmetric, twoSided } from "#world/portraits/svg.ts";

/** Cheeks and lip stay bare. `shade` is laid over a beard that covers the jaw. */
export function drawBeard(head: Head, shade: string): string {
  const { beard } = head.sitter;
  if (beard === "none") return "";
  const opacity = beard === "short" ? 0.82 : 1;
  const hair = plane(OUTLINES[beard](head), beardColour(head), opacity);
  if (beard === "moustache") return hair;
  return hair + bareLip(head) + (beard === "goatee" ? "" : shade);
}

/** Hair on the upper lip, drawn over the mouth. */
export function drawMoustacheLine(head: Head): string {
  const { beard } = head.sitter;
  if (beard === "none" || beard === "moustache") return "";
  const data = symmetric("M0,-10.5 Q12,-13 24,-4");
  return shifted(head.mouth.x, head.mouth.y, line(data, beardColour(head), 6.5));
}

const GREY = "#CFCAC2";

/** A beard turns grey before the hair does. */
function beardColour({ sitter, hair }: Head): Colour {
  const greying = sitter.age > 55 && luminance(hair.base) < 0.4;
  return greying ? mix(hair.base, GREY, 0.3) : hair.base;
}

function bareLip({ skin, sitter, mouth }: Head): string {
  const size: [number, number] = [sitter.face.mouthWidth + 1, 7.5];
  return oval(mouth.x, mouth.y + 3, size, mix(skin.base, skin.shade, 0.4));
}

const OUTLINES: Readonly<Record<Exclude<Beard, "none">, (head: Head) => string>> = {
  full: ({ sitter: { face }, nose, mouth }) => {
    const { halfWidth, jaw, chin } = face;
    const half = (side: number) => {
      const x = side * mouth.x;
      return (
        path`M${side * nose.x},${nose.y + 9} C${x + 15},${nose.y + 9} ${x + 27},40 ${x + 33},47` +
        path` C${halfWidth - 8},44 ${halfWidth - 4},20 ${halfWidth + 3},-8` +
        path` C${halfWidth + 5},58 ${jaw - 2},${chin + 20} 0,${chin + 20}Z`
      );
    };
    return twoSided(half(1), half(-1));
  },
  short: ({ sitter: { face }, nose, mouth }) => {
    const { halfWidth, jaw, chin } = face;
    const half = (side: number) => {
      const x = side * mouth.x;
      return (
        path`M${side * nose.x},${nose.y + 10} C${x + 14},${nose.y + 10} ${x + 25},44 ${x + 30},53` +
        path` C${halfWidth - 12},56 ${halfWidth - 5},34 ${halfWidth + 1},4` +
        path` C${halfWidth + 1},52 ${jaw - 4},${chin + 5} 0,${chin + 5}Z`
      );
    };
    return twoSided(half(1), half(-1));
  },
  goatee: ({ sitter: { face }, nose, mouth: { x, y } }) => {
    const top = path`M${x - 24},${y - 6}Q${nose.x},${nose.y + 4} ${x + 24},${y - 6}`;
    const foot = face.chin + 6;
    const right = path`C${x + 26},${foot - 22} ${x + 16},${foot} ${x},${foot}`;
    return top + right + path`C${x - 16},${foot} ${x - 26},${foot - 22} ${x - 24},${y - 6}Z`;
  },
  moustache: ({ mouth: { x, y } }) => {
    const left = path`M${x - 27},${y - 1}C${x - 20},${y - 14} ${x - 8},${y - 16} ${x},${y - 11}`;
    const right = path`C${x + 8},${y - 16} ${x + 20},${y - 14} ${x + 27},${y - 1}`;
    return left + right + path`C${x + 14},${y - 4} ${x - 14},${y - 4} ${x - 27},${y - 1}Z`;
  },
};
