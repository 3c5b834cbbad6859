import { findContrastProblems } from "#contract/shared/contrast.ts";
import type { RawData } from "#server/domains/sites/raw-data.ts";
import { resolveTokens } from "#server/domains/sites/theme/theme-colours.ts";
import type { ThemeMode } from "#server/domains/sites/theme/theme-colours.ts";
import { themeTokens } from "#server/domains/sites/theme/theme.ts";
import type { ThemeTokens } from "#server/domains/sites/theme/theme.ts";

/** Colours with too little contrast, and colours set only for light mode. */
export function lintTheme(raw: RawData): string[] {
  const theme = themeTokens.safeParse(raw["theme"]);
  if (!theme.success) return [];
  return [
    ...lintDark(theme.data),
    ...lintContrast(theme.data, "light"),
    ...lintContrast(theme.data, "dark"),
  ];
}

function lintDark({ light, dark }: ThemeTokens): string[] {
  const missing = Object.keys(light).filter((name) => !(name in dark));
  if (missing.length === 0) return [];
  return [`theme.dark lacks ${missing.join(", ")}: a colour set in light is set in dark too`];
}

function lintContrast(theme: ThemeTokens, mode: ThemeMode): string[] {
  const tokens = resolveTokens(theme, mode);
  const describe = (property: string) => `${property.replace(/^--/, "")} (${tokens[property]})`;
  return findContrastProblems(tokens).map(({ over, under, ratio, least }) => {
    // Rounded down, because 4.499 must not read as 4.50.
    const measured = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `theme.${mode}: ${describe(over)} on ${describe(under)} has a contrast of ${measured}:1, at least ${least}:1 is needed`;
  });
}
