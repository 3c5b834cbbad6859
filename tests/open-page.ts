import type { Locale } from "#contract/languages.ts";
import type { Api } from "#web/api/api.ts";
import { renderPage } from "#web/entry-server.tsx";
import { answering, demoAnswers } from "./fake-api.ts";
import { noAssets } from "./no-assets.ts";

interface Opening {
  /** A visitor of the first demo site unless said. */
  readonly api?: Api;
  readonly locale?: Locale;
  readonly timeZone?: string;
  /** Of other pages than the house's own. */
  readonly render?: typeof renderPage;
}

/** A page as the server writes it, or where it sends one. */
export async function openPage(
  path: string,
  {
    api = answering(demoAnswers()),
    locale = "nl",
    timeZone = "Europe/Amsterdam",
    render = renderPage,
  }: Opening = {},
) {
  const answer = await render({
    url: `http://localhost${path}`,
    locale,
    timeZone,
    api,
    brandCss: "/brand.css",
    assets: noAssets,
  });
  if (answer.is === "redirect")
    return { status: answer.status, location: answer.location, html: "", error: undefined };
  // React's marks between two texts.
  const html = answer.html.replaceAll("<!-- -->", "");
  return { status: answer.status, location: null, html, error: answer.error };
}

/** The same without scripts, of a page that must come. */
export async function readPage(path: string, opening: Opening = {}): Promise<string> {
  const { html, location, error } = await openPage(path, opening);
  if (location !== null) throw new Error(`sent to ${location}`);
  if (error) throw error;
  return html.replace(/<script[\s\S]*?<\/script>/g, "");
}

/** What stands between the bars of a page. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
