import { parseReading } from "#contract/reading.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Api } from "#web/api/api.ts";
import { toSite } from "#server/domains/sites/find-site.ts";
import { presentHead } from "#server/domains/sites/present-head.ts";
import type { SiteHead } from "#web/document/document.ts";
import { renderPage } from "#web/entry-server.tsx";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { DemoSite } from "#world/demo/demo-sites.ts";
import { fakeApi, demoAnswers } from "./fake-api.ts";
import { noAssets } from "./no-assets.ts";

/** The public settings of the first demo site, as served at https://vonk.example. */
export function demoHead(locale: Locale, change: Partial<DemoSite["data"]> = {}): SiteHead {
  const [vonk] = demoSites;
  if (!vonk) throw new Error("the demo has no sites");
  const data = { ...vonk.data, domain: "vonk.example", ...change };
  const site = toSite(data, vonk);
  return presentHead(site, locale, { scheme: "https", port: null });
}

interface Opening {
  /** By default, a visitor of the first demo site. */
  readonly api?: Api;
  readonly locale?: Locale;
  readonly timeZone?: string;
  readonly site?: SiteHead;
  /** The value of the cookie with the device's choices. */
  readonly reading?: string;
  /** A renderer with other routes than the project's. */
  readonly render?: typeof renderPage;
}

/** Renders a page on the server; returns the page or the redirect. */
export async function openPage(
  path: string,
  {
    api = fakeApi(demoAnswers()),
    locale = "nl",
    timeZone = "Europe/Amsterdam",
    site = demoHead(locale),
    render = renderPage,
    reading,
  }: Opening = {},
) {
  const answer = await render({
    url: `http://localhost${path}`,
    locale,
    timeZone,
    api,
    brandCss: "/brand.css",
    reading: parseReading(reading),
    siteFile: () => Promise.resolve("/site/nl.json"),
    site,
    assets: noAssets,
    beforeDrawing: () => Promise.resolve(),
  });
  if (answer.is === "redirect")
    return { status: answer.status, location: answer.location, html: "", error: undefined };
  // React separates adjacent texts with a comment.
  const html = answer.html.replaceAll("<!-- -->", "");
  return { status: answer.status, location: null, html, error: answer.error };
}

/** Renders a page's HTML without its scripts; throws on a redirect. */
export async function readPage(path: string, opening: Opening = {}): Promise<string> {
  const { html, location, error } = await openPage(path, opening);
  if (location !== null) throw new Error(`redirected to ${location}`);
  if (error) throw error;
  return html.replace(/<script[\s\S]*?<\/script>/g, "");
}

/** The content of a page's main element. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
