import { findColour } from "#server/domains/sites/theme/theme-colours.ts";
import type { ThemeMode } from "#server/domains/sites/theme/theme-colours.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";

/** The colours of a mail, by token name. */
const names = [
  "brand-ground",
  "brand-surface",
  "c-ink",
  "c-ink-2",
  "c-line",
  "brand-primary",
  "brand-on-primary",
  "c-primary-ink",
] as const;

export type MailColours = Readonly<Record<(typeof names)[number], string>>;

/**
 * Mail clients do not support custom properties, so a mail carries the site's colours as values.
 */
export function listMailColours(theme: SiteData["theme"], mode: ThemeMode): MailColours {
  const entries = names.map((name) => [name, findColour(theme, mode, name)]);
  return Object.fromEntries(entries) as MailColours;
}
