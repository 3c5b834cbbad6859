import type { Colour } from "./colour.ts";

/**
 * Path data with its numbers rounded to a tenth. Coordinates are written as `x,y` pairs, so that
 * `twoSided` can mirror them.
 */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((data, part, i) => data + tenth(numbers[i - 1] ?? 0) + part);
}

/** A fill: a pigment, or a gradient by `url(#…)`. */
export type Paint = Colour | `url(#${string})`;

export function plane(data: string, paint: Paint, opacity = 1): string {
  return `<path d="${data}" fill="${paint}"${faded(opacity)}/>`;
}

export function line(data: string, colour: Colour, width: number, opacity = 1): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  const stroke = `stroke="${colour}" stroke-width="${tenth(width)}"`;
  return `<path d="${data}" fill="none" ${stroke} ${ends}${faded(opacity)}/>`;
}

/** A line with straight ends: a band of cloth rather than a brush stroke. */
export function band(data: string, colour: Colour, width: number): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"/>`;
}

export function round(x: number, y: number, radius: number, paint: Paint, opacity = 1): string {
  const [cx, cy, r] = [tenth(x), tenth(y), tenth(radius)];
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${paint}"${faded(opacity)}/>`;
}

export function oval(
  x: number,
  y: number,
  [rx, ry]: [number, number],
  paint: Paint,
  opacity = 1,
): string {
  const place = `cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}"`;
  return `<ellipse ${place} fill="${paint}"${faded(opacity)}/>`;
}

export function box(
  x: number,
  y: number,
  [width, height]: [number, number],
  paint: Paint,
  { opacity = 1, corner = 0 }: { opacity?: number; corner?: number } = {},
): string {
  const place = `x="${tenth(x)}" y="${tenth(y)}"`;
  const size = `width="${tenth(width)}" height="${tenth(height)}"`;
  const corners = corner === 0 ? "" : ` rx="${tenth(corner)}"`;
  return `<rect ${place} ${size}${corners} fill="${paint}"${faded(opacity)}/>`;
}

/** The whole picture, 400 × 500. */
export function sheet(paint: Paint, opacity = 1): string {
  return box(0, 0, [400, 500], paint, { opacity });
}

export function moved(transform: string, content: string): string {
  return content === "" ? "" : `<g transform="${transform}">${content}</g>`;
}

export function shifted(x: number, y: number, content: string): string {
  return moved(`translate(${tenth(x)},${tenth(y)})`, content);
}

export function clipped(clipId: string, content: string): string {
  return content === "" ? "" : `<g clip-path="url(#${clipId})">${content}</g>`;
}

export function clip(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
}

/** Each colour of a gradient: position (0 to 1), colour, opacity. */
type Stop = [at: number, colour: Colour, opacity: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(([at, colour, opacity]) => {
      const fade = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${fade}/>`;
    })
    .join("");
}

/** A symmetrical shape or line, from its right half drawn from the axis. */
export function symmetric(rightHalf: string): string {
  return twoSided(rightHalf, rightHalf);
}

/**
 * A shape or line of two unequal halves. Both are given as if on the right: a path of absolute M,
 * L, C and Q that starts on the axis x = 0; the left one is mirrored. A final Z closes it.
 */
export function twoSided(right: string, left: string): string {
  const { start, steps } = read(left);
  const corners = [start, ...steps.map((step) => step.points.at(-1) ?? start)].map(turned);
  const back = steps.map(({ command, points }, i) => {
    const bends = points.slice(0, -1).map(turned).toReversed();
    return command + [...bends, corners[i]].join(" ");
  });
  return `M${corners.at(-1)}${back.toReversed().join("")}${right.slice(right.search(/[LCQ]/))}`;
}

/** A path of absolute `x,y` pairs, mirrored in the axis x = 0. */
export function mirrored(data: string): string {
  return data.replace(/-?[\d.]+,/g, (x) => turned(x));
}

interface Step {
  command: string;
  points: string[];
}

function read(data: string): { start: string; steps: Step[] } {
  const all = [...data.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = "", points = ""]) => ({
    command,
    points: points.trim().split(/\s+/),
  }));
  const [first, ...steps] = all;
  return { start: first?.points[0] ?? "0,0", steps };
}

function turned(point: string): string {
  return point.startsWith("-") ? point.slice(1) : `-${point}`;
}

/** Rounded to a tenth, and never written as `-0`. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function faded(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${opacity}"`;
}
