/** Minimum contrast of text, and of lines that must be visible (WCAG 2.2 AA). */
const MIN_RATIO = { text: 4.5, line: 3 } as const;

/** The colours on which each colour is drawn, named without `--c-`. */
const GROUNDS: Readonly<
  Record<keyof typeof MIN_RATIO, Readonly<Record<string, readonly string[]>>>
> = {
  text: {
    ink: ["ground", "surface", "sunken", "secondary-soft"],
    "ink-2": ["ground", "surface", "sunken"],
    "ink-3": ["surface"],
    "primary-ink": ["ground", "surface", "sunken", "primary-soft"],
    "on-primary": ["primary", "primary-strong"],
    "on-secondary": ["secondary"],
    "secondary-ink": ["ground", "surface"],
    "on-unread": ["unread"],
    "on-success": ["success"],
    "success-ink": ["ground", "surface", "success-soft"],
    "warning-ink": ["warning-soft"],
    "on-danger": ["danger"],
    "danger-ink": ["ground", "surface", "danger-soft"],
    "on-deep": ["deep", "deep-2"],
    "on-deep-2": ["deep"],
    "deep-2": ["on-deep", "on-deep-2"],
    "on-fiction": ["fiction"],
    "on-bubble-in": ["bubble-in"],
    "on-bubble-out": ["bubble-out"],
    "on-label": ["label"],
  },
  line: {
    "line-strong": ["surface", "ground"],
    focus: ["ground", "surface"],
    primary: ["surface"],
    success: ["ground"],
  },
};

const PAIRS = (["text", "line"] as const).flatMap((kind) =>
  Object.entries(GROUNDS[kind]).flatMap(([over, unders]) =>
    unders.map((under) => ({ over, under, kind })),
  ),
);

/** Two colours drawn on each other with too little contrast, named by their custom properties. */
export interface ContrastProblem {
  readonly over: string;
  readonly under: string;
  readonly ratio: number;
  readonly least: number;
}

type Tokens = Readonly<Record<string, string>>;

/**
 * Lists every pair of colours below its minimum; an empty list passes. `tokens` maps custom
 * properties ("--c-ink") to values. An unreadable colour counts as a ratio of 0.
 */
export function findContrastProblems(tokens: Tokens): ContrastProblem[] {
  return PAIRS.flatMap(({ over, under, kind }) => {
    const [front, back] = [
      resolveColour(`--c-${over}`, tokens),
      resolveColour(`--c-${under}`, tokens),
    ];
    const ratio = front.rgb && back.rgb ? contrastRatio(front.rgb, back.rgb) : 0;
    if (ratio >= MIN_RATIO[kind]) return [];
    return [{ over: front.name, under: back.name, ratio, least: MIN_RATIO[kind] }];
  });
}

type Rgb = readonly [red: number, green: number, blue: number];

interface Colour {
  /** The property that holds the value, after following every var(). */
  readonly name: string;
  /** From 0 to 255; null if the value is not an opaque hex colour. */
  readonly rgb: Rgb | null;
}

export function resolveColour(name: string, tokens: Tokens): Colour {
  let last = name;
  for (let follow = 0; follow < 10; follow += 1) {
    const next = /^var\((--[\w-]+)\)$/u.exec(tokens[last]?.trim() ?? "")?.[1];
    if (!next) break;
    last = next;
  }
  const hex = /^#(?<digits>[\da-f]{6}|[\da-f]{3})$/iu.exec(tokens[last]?.trim() ?? "")?.groups;
  return { name: last, rgb: hex?.["digits"] ? parseHex(hex["digits"]) : null };
}

function parseHex(digits: string): Rgb {
  const long = digits.length === 3 ? digits.replaceAll(/./gu, "$&$&") : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** From 1 to 21, as WCAG 2 defines it. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const one = luminance(first);
  const other = luminance(second);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
