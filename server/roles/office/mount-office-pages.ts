import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { mailFramePath, officePages } from "#contract/office/pages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { renderFaviconIco, renderIcon } from "#server/domains/sites/theme/render-icon.ts";
import { markup, renderHtml } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { mountAssets } from "#server/roles/files/site-files.ts";
import { findLocale } from "./office-request-context.ts";

interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  /** The chunks it shares with other files; they have style sheets of their own. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/** The office belongs to no site, so it has the colours of a site that sets none. */
const themed = { theme: { light: {}, dark: {} } };

/** A mail has inline styles, which the office's own pages do not allow; here nothing else is allowed. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** The pages of the office, drawn in the browser, and their files in `dir`; none if it is not built. */
export async function mountOfficePages(server: FastifyInstance, dir: string): Promise<void> {
  const manifest = path.join(dir, ".vite", "manifest.json");
  if (!existsSync(manifest)) return;
  const built = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  const entry = built["office/entry-client.tsx"];
  if (!entry) throw new Error(`${manifest} lacks the office's entry`);
  const sheets = [...listSheets(built, entry)];
  await mountAssets(server, dir);
  server.get("/favicon.svg", (_request, reply) =>
    reply.type("image/svg+xml").send(renderIcon(themed)),
  );
  server.get("/favicon.ico", async (_request, reply) =>
    reply.type("image/x-icon").send(await renderFaviconIco(themed)),
  );
  server.get(mailFramePath, (_request, reply) =>
    reply
      .header("content-security-policy", MAIL_POLICY)
      .type("text/html; charset=utf-8")
      .send("<!doctype html><title></title>"),
  );
  for (const page of officePages) {
    server.get(page, (request, reply) =>
      reply
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(renderPage(findLocale(request), entry.file, sheets)),
    );
  }
}

/**
 * The style sheets of a file and of everything it imports. Its own are first, because those of the
 * entry have the order of the layers.
 */
function listSheets(built: Manifest, { css = [], imports = [] }: Built): ReadonlySet<string> {
  const imported = imports.flatMap((name) => {
    const chunk = built[name];
    return chunk ? [...listSheets(built, chunk)] : [];
  });
  return new Set([...css, ...imported]);
}

function renderPage(locale: Locale, file: string, css: readonly string[]): string {
  const t = getTexts(locale, "office");
  const sheets = css.map((sheet) => markup`<link rel="stylesheet" href="/${sheet}">`);
  return renderHtml(markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("title")}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets}
<script type="module" src="/${file}"></script>
</head>
<body><div id="root"></div></body>
</html>
`);
}
