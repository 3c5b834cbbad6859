import type { SiteData } from "#server/domains/sites/site-data.ts";

/** The few colours a mail has, by the tokens' names. */
const house = {
  light: {
    "brand-ground": "#f8f4ec",
    "brand-surface": "#fffdf9",
    "c-ink": "#1b2a2b",
    "c-ink-2": "#465556",
    "c-line": "#e2dacb",
    "brand-primary": "#0f6666",
    "brand-on-primary": "#ffffff",
    "c-primary-ink": "#0a4f50",
  },
  dark: {
    "brand-ground": "#0f1c1d",
    "brand-surface": "#172829",
    "c-ink": "#f1eade",
    "c-ink-2": "#c3ccc7",
    "c-line": "#2b3d3d",
    "brand-primary": "#6cc2b8",
    "brand-on-primary": "#062322",
    "c-primary-ink": "#93d6cd",
  },
} as const;

export type MailColours = Readonly<Record<keyof (typeof house)["light"], string>>;

/**
 * Mail programs know no custom properties, so the values stand in the mail: those of
 * `ui/tokens.css`, changed as the site changes them.
 */
export function mailColours(theme: SiteData["theme"], mode: "light" | "dark"): MailColours {
  const own = theme[mode] as Partial<MailColours>;
  const entries = Object.entries(house[mode]).map(([name, value]) => [
    name,
    own[name as keyof MailColours] ?? value,
  ]);
  return Object.fromEntries(entries) as MailColours;
}
