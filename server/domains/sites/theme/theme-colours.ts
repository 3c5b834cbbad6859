import { readFileSync } from "node:fs";
import { resolveColour } from "#contract/shared/contrast.ts";
import { readTokens } from "./read-tokens.ts";
import type { Tokens } from "./read-tokens.ts";
import type { ThemeTokens } from "./theme.ts";

/** The colours of a site that sets none; the style sheet is their only copy. */
const defaults = readTokens(
  readFileSync(new URL("../../../../ui/tokens.css", import.meta.url), "utf8"),
);

export type ThemeMode = "light" | "dark";

/** Every custom property of a site's pages in one mode, by name ("--c-ink"). */
export function resolveTokens(theme: Pick<ThemeTokens, ThemeMode>, mode: ThemeMode): Tokens {
  // The site's sheet is a later layer, so its light colours also override the default dark ones.
  const own = mode === "dark" ? { ...theme.light, ...theme.dark } : theme.light;
  const named = Object.entries(own).map(([name, value]) => [`--${name}`, value] as const);
  return { ...defaults[mode], ...Object.fromEntries(named) };
}

/** The value of a colour ("c-ground") on a site's pages, for programs without custom properties. */
export function findColour(
  theme: Pick<ThemeTokens, ThemeMode>,
  mode: ThemeMode,
  name: string,
): string {
  const tokens = resolveTokens(theme, mode);
  const value = tokens[resolveColour(`--${name}`, tokens).name];
  if (value === undefined) throw new Error(`ui/tokens.css has no --${name}`);
  return value;
}
