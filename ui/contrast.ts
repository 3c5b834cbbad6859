/** Below these a text, or a line one must see, is too faint (WCAG 2.2 AA). */
const LEAST = { text: 4.5, line: 3 } as const;

/** What lies on what, by the tokens' names without `--c-`. */
const PAIRS: readonly (readonly [over: string, under: string, kind: keyof typeof LEAST])[] = [
  ["ink", "ground", "text"],
  ["ink", "surface", "text"],
  ["ink", "sunken", "text"],
  ["ink", "secondary-soft", "text"],
  ["ink-2", "ground", "text"],
  ["ink-2", "surface", "text"],
  ["ink-2", "sunken", "text"],
  ["ink-3", "surface", "text"],
  ["primary-ink", "ground", "text"],
  ["primary-ink", "surface", "text"],
  ["primary-ink", "sunken", "text"],
  ["primary-ink", "primary-soft", "text"],
  ["on-primary", "primary", "text"],
  ["on-primary", "primary-strong", "text"],
  ["on-secondary", "secondary", "text"],
  ["secondary-ink", "ground", "text"],
  ["secondary-ink", "surface", "text"],
  ["on-success", "success", "text"],
  ["success-ink", "ground", "text"],
  ["success-ink", "surface", "text"],
  ["success-ink", "success-soft", "text"],
  ["warning-ink", "warning-soft", "text"],
  ["on-danger", "danger", "text"],
  ["danger-ink", "ground", "text"],
  ["danger-ink", "surface", "text"],
  ["danger-ink", "danger-soft", "text"],
  ["on-deep", "deep", "text"],
  ["on-deep", "deep-2", "text"],
  ["on-deep-2", "deep", "text"],
  ["deep-2", "on-deep", "text"],
  ["deep-2", "on-deep-2", "text"],
  ["on-fiction", "fiction", "text"],
  ["on-bubble-in", "bubble-in", "text"],
  ["on-bubble-out", "bubble-out", "text"],
  ["on-label", "label", "text"],
  ["line-strong", "surface", "line"],
  ["line-strong", "ground", "line"],
  ["focus", "ground", "line"],
  ["focus", "surface", "line"],
  ["primary", "surface", "line"],
  ["success", "ground", "line"],
];

/**
 * Every pair of colours the pieces use that is too faint, as a sentence; none means all pass.
 * `tokens` are custom properties by name ("--c-ink"), the site's own over the house's; var() is
 * followed. A colour that is missing or that cannot be read is a problem too.
 */
export function contrastProblems(tokens: Readonly<Record<string, string>>): string[] {
  return PAIRS.flatMap(([over, under, kind]) => {
    const [one, other] = [colourOf(`--c-${over}`, tokens), colourOf(`--c-${under}`, tokens)];
    const unread = [!one && over, !other && under].filter(Boolean);
    if (!one || !other) return [`--c-${unread.join(" and --c-")} cannot be read as a colour`];
    const ratio = contrastRatio(one, other);
    if (ratio >= LEAST[kind]) return [];
    return [`--c-${over} on --c-${under}: ${ratio.toFixed(2)}, at least ${LEAST[kind]} is needed`];
  });
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Red, green, blue from 0 to 255 of a token, its var() followed; null if it is no opaque colour. */
export function colourOf(name: string, tokens: Readonly<Record<string, string>>): Rgb | null {
  let value = tokens[name];
  for (let follow = 0; follow < 10; follow += 1) {
    const next = /^var\((--[\w-]+)\)$/u.exec(value?.trim() ?? "")?.[1];
    if (!next) break;
    value = tokens[next];
  }
  const hex = /^#(?<digits>[\da-f]{6}|[\da-f]{3})$/iu.exec(value?.trim() ?? "")?.groups?.digits;
  if (!hex) return null;
  const long = hex.length === 3 ? hex.replaceAll(/./gu, "$&$&") : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** From 1 to 21, as WCAG 2 defines it. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
