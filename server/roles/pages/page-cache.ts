import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { READING_COOKIE, formatReading, parseReading } from "#contract/reading.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Cookies, RequestContext } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { chooseEncoding, encodeBody } from "#server/platform/http/compression.ts";
import type { Encoding } from "#server/platform/http/compression.ts";

/** The parts of a rendered page that are sent. */
interface RenderedPage {
  readonly html: string;
  readonly isListed: boolean;
}

export interface CachedPage {
  readonly html: Buffer;
  readonly isListed: boolean;
  readonly etag: string;
  readonly storedAt: number;
  readonly encoded: Map<Encoding, Buffer>;
}

export interface PageCache {
  /** A recently rendered page for visitors; null if there is none. */
  find(ctx: RequestContext, url: URL): CachedPage | null;
  /** Stores a page that is the same for every visitor; never pass another page. */
  store(ctx: RequestContext, url: URL, rendered: RenderedPage): CachedPage;
  /** Drops the pages that show a member, because the profile changed. */
  dropPagesOf(member: string): void;
}

/** A site's pages, and the site data they were rendered from. */
interface SitePages {
  readonly site: Site;
  readonly pages: Map<string, CachedPage>;
}

const CACHE_MS = 10_000;
const MAX_PAGES = 500;

/**
 * Visitors' pages, each rendered once in ten seconds. A page expires with the site data it was
 * rendered from, which is reloaded just as often.
 */
export function createPageCache(): PageCache {
  const sites = new Map<SiteId, SitePages>();
  const pagesOf = (site: Site): SitePages["pages"] => {
    const known = sites.get(site.id);
    if (known?.site === site) return known.pages;
    const pages = new Map<string, CachedPage>();
    sites.set(site.id, { site, pages });
    return pages;
  };
  return {
    find(ctx, url) {
      if (!isCacheable(ctx, url)) return null;
      const page = pagesOf(ctx.site).get(toKey(ctx, url));
      const age = page ? Math.abs(ctx.at.getTime() - page.storedAt) : Infinity;
      return page && age < CACHE_MS ? page : null;
    },
    store(ctx, url, rendered) {
      const page = toPage(rendered, ctx.at);
      if (!isCacheable(ctx, url)) return page;
      const pages = pagesOf(ctx.site);
      const key = toKey(ctx, url);
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.size > MAX_PAGES ? pages.keys() : [];
      if (oldest !== undefined) pages.delete(oldest);
      return page;
    },
    dropPagesOf(member) {
      for (const { pages } of sites.values()) {
        for (const [key, { html }] of pages) if (html.includes(member)) pages.delete(key);
      }
    },
  };
}

/** Addresses with a query are unlimited, so they are rendered each time. */
function isCacheable({ member }: RequestContext, url: URL): boolean {
  return member === null && url.search === "";
}

/** Everything in a visit that a page for visitors can depend on. */
function toKey(ctx: RequestContext, { href }: URL): string {
  const reading = formatReading(parseReading(ctx.cookies.get(READING_COOKIE)));
  return [href, ctx.locale, ctx.country, hasTrafficSource(ctx), reading].join(" ");
}

/** The cookies included in `toKey`; the session and the language are read with the request. */
const KEY_COOKIES: ReadonlySet<string> = new Set(["tracking"]);

/** Detects whether a page depends on anything else in this visit, or changes it. */
export function createCookieWatch(cookies: Cookies): {
  readonly cookies: Cookies;
  isPersonal(): boolean;
} {
  let isPersonal = false;
  const personal = () => {
    isPersonal = true;
    return cookies;
  };
  return {
    isPersonal: () => isPersonal,
    cookies: {
      get: (name) => (KEY_COOKIES.has(name) ? cookies : personal()).get(name),
      set: (name, value, days) => personal().set(name, value, days),
      clear: (name) => personal().clear(name),
    },
  };
}

function toPage({ html, isListed }: RenderedPage, at: Date): CachedPage {
  const body = Buffer.from(html);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${hash}"`;
  return { html: body, isListed, etag, storedAt: at.getTime(), encoded: new Map() };
}

/** Sends the page, or 304 if the browser already has it. */
export function sendCachedPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  void reply
    .header("cache-control", "private, no-cache")
    .header("vary", "cookie")
    .header("etag", page.etag);
  if (!page.isListed) void reply.header("x-robots-tag", "noindex");
  if (knows(request, page.etag)) return reply.code(304).send();
  void reply.type("text/html; charset=utf-8");
  const encoding = chooseEncoding(request);
  if (!encoding) return reply.send(page.html);
  const body = page.encoded.get(encoding) ?? encodeBody(page.html, encoding);
  page.encoded.set(encoding, body);
  void reply.header("vary", "cookie, accept-encoding");
  return reply.header("content-encoding", encoding).send(body);
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  return known.includes(etag) || known.includes("*");
}
