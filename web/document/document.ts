import type { Locale } from "#contract/shared/languages.ts";
import { readingAttributes } from "#contract/reading.ts";
import type { Reading } from "#contract/reading.ts";
import type { LinkPreview } from "./link-preview.ts";
import { STATE_ELEMENT_ID } from "#web/page-state.ts";
import type { PageState } from "#web/page-state.ts";

/** Style sheets and scripts for a page's source files, in loading order. */
export interface PageAssets {
  /** The script that runs before the first paint; null on lazy pages. */
  readonly early: string | null;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly scripts: readonly string[];
  readonly lazy: boolean;
  /** Development only: Vite's preamble. */
  readonly preamble?: string;
}
/** `lazy`: the page loads its entry script at the first interaction. */
export type Assets = (files: readonly string[], lazy: boolean) => PageAssets;

/** The site's data for the head of every page. */
export interface SiteHead {
  readonly description: string;
  /** The canonical origin, such as "https://www.example.com". */
  readonly origin: string;
  /** The colours of the browser's bars, in light and in dark. */
  readonly themeColours: { readonly light: string; readonly dark: string };
  /** Whether search engines may list the site's public pages. */
  readonly isListed: boolean;
}

interface Parts extends PageAssets {
  readonly locale: Locale;
  readonly title: string;
  readonly site: SiteHead;
  /** The page's canonical address; null if it has none. */
  readonly canonical: string | null;
  /** Null if the page has none. */
  readonly preview: LinkPreview | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  readonly markup: string;
  readonly state: PageState;
  readonly brandCss: string;
  readonly reading: Reading;
}

/** The whole document, without inline scripts or styles, so that the CSP can forbid both. */
export function documentHtml(parts: Parts): string {
  const { site } = parts;
  return `<!doctype html>
<html lang="${parts.locale}"${attributesOf(parts.reading)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(parts.title)}</title>
<meta name="description" content="${escapeHtml(site.description)}">
${parts.isListed ? "" : `<meta name="robots" content="noindex">\n`}${parts.canonical === null ? "" : `<link rel="canonical" href="${escapeHtml(parts.canonical)}">\n`}${previewTags(parts)}${themeColours(site, parts.reading)}
${parts.preamble ?? ""}${parts.early ? `<script type="module" src="${parts.early}" async blocking="render" fetchpriority="high"></script>` : ""}
${parts.lazy ? "" : `<link rel="preload" href="${parts.state.site}" as="fetch" crossorigin>`}${parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}
<link rel="stylesheet" href="${parts.brandCss}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${parts.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join("")}
${parts.scripts.map((src) => `<script type="module" src="${src}"${parts.lazy ? " data-lazy" : ""}></script>`).join("")}
</head>
<body>
<div id="root">${parts.markup}</div>
<script type="application/json" id="${STATE_ELEMENT_ID}">${jsonInHtml(parts.state)}</script>
</body>
</html>`;
}

/** The Open Graph tags (ogp.me), which messengers read too. */
function previewTags({ preview, site, canonical }: Parts): string {
  if (!preview) return "";
  const tags: readonly (readonly [name: string, content: string])[] = [
    ["og:type", "website"],
    ["og:site_name", preview.siteName],
    ["og:title", preview.title],
    ["og:description", site.description],
    ["og:image", preview.picture],
    ...(canonical === null ? [] : [["og:url", canonical] as const]),
  ];
  const lines = tags.map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return [...lines, `<meta name="twitter:card" content="summary">`, ""].join("\n");
}

/** The device's choices, as attributes of the root element. */
function attributesOf(reading: Reading): string {
  return Object.entries(readingAttributes(reading))
    .map(([name, word]) => (word === undefined ? "" : ` data-${name}="${word}"`))
    .join("");
}

/** The colours of the browser's bars, by the device's setting unless the member chose. */
function themeColours({ themeColours: colours }: SiteHead, { theme }: Reading): string {
  if (theme !== "system") return `<meta name="theme-color" content="${colours[theme]}">`;
  return (["light", "dark"] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colours[scheme]}">`,
    )
    .join("\n");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Escapes JSON so that it cannot close its script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
