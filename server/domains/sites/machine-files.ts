import { chooseLocale } from "#contract/shared/languages.ts";
import type { Site } from "./find-site.ts";
import { buildSiteUrl } from "./site-url.ts";
import type { PublicOrigin } from "./site-url.ts";
import { SECURITY_TXT_DAYS } from "./rules.ts";
import { findColour } from "./theme/theme-colours.ts";

// Files that programs request from every site: crawlers, browsers that install a site, security
// researchers.

/**
 * A site outside search engines closes itself to crawlers. A listed one keeps them from its calls
 * and from members' pictures; pages about people stay readable, because their noindex only works if
 * it is read.
 */
export function buildRobotsTxt({ search_engines }: Pick<Site, "search_engines">): string {
  const closed = search_engines === "none" ? ["/"] : ["/api/", "/media/"];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), ""].join("\n");
}

/**
 * The web app manifest: the site's name, colours and icons. Installed, the site has its own window.
 */
export function buildManifest(site: Site) {
  const ground = findColour(site.theme, "light", "c-ground");
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    lang: chooseLocale(undefined, site.domain_language, site.languages),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    // The service worker receives it (web/sw-push.js).
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "photo", accept: ["image/jpeg", "image/png", "image/webp"] }] },
    },
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

const DAY_MS = 86_400_000;

/** Where to report a security problem (RFC 9116). */
export function buildSecurityTxt(site: Site, origin: PublicOrigin, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.support_email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.languages.join(", ")}`,
    `Canonical: ${buildSiteUrl(origin, site, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
