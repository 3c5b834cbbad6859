import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "./find-site.ts";
import { buildSiteUrl } from "./site-url.ts";
import type { PublicOrigin } from "./site-url.ts";
import { findColour } from "./theme/theme-colours.ts";

/** What the head of every page has for browsers and search engines. */
export function presentHead(site: Site, locale: Locale, origin: PublicOrigin) {
  return {
    description: site.texts.description[locale],
    origin: buildSiteUrl(origin, site, "/").replace(/\/$/, ""),
    themeColours: {
      light: findColour(site.theme, "light", "c-ground"),
      dark: findColour(site.theme, "dark", "c-ground"),
    },
    isListed: site.search_engines === "public_pages",
  };
}
