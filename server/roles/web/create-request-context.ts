import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseLocale } from "#contract/shared/languages.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext, Cookies } from "#server/domains/request-context.ts";
import { DEVICE_COOKIE, SESSION_COOKIE } from "#server/domains/accounts/sessions/start-session.ts";
import { OFFICE_COOKIE } from "#server/domains/staff/current-staff.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import { toAddressKey } from "#server/platform/limits/address-key.ts";

/** Turns a request into a call: site, member and language. Throws `unknown_site`. */
export async function createRequestContext(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const { services } = context;
  const site = await services.sites.byHost(getHost(request));
  const at = services.clock.now();
  const cookies = createCookies(request, reply, context.config.secureCookies);
  return {
    services,
    site,
    at,
    cookies,
    member: await context.database.failWhenSilent(
      services.sessions.find(site, cookies.get(SESSION_COOKIE), at),
    ),
    locale: chooseLocale(cookies.get("language"), site.domain_language, site.languages),
    // Most calls are counted by member, so the address is parsed only where it is used.
    get from() {
      return toAddressKey(request.ip);
    },
    country: findCountry(context.config, request),
    userAgent: request.headers["user-agent"] ?? null,
  };
}

/** The ISO country that the proxy names; it has codes such as XX and T1 for an unknown one. */
function findCountry(
  { countryHeader }: Pick<Context["config"], "countryHeader">,
  { headers }: FastifyRequest,
): string | null {
  const named = countryHeader === null ? undefined : headers[countryHeader];
  return typeof named === "string" && /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : null;
}

const hostCookies: ReadonlySet<string> = new Set([SESSION_COOKIE, DEVICE_COOKIE, OFFICE_COOKIE]);

/**
 * The name of a cookie on the wire. `__Host-` ties a log-in to this very host; browsers accept the
 * prefix over https only.
 */
export function toCookieName(name: string, secure: boolean): string {
  return secure && hostCookies.has(name) ? `__Host-${name}` : name;
}

/** The cookies of a request, and those that its response sets. */
export function createCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): Cookies {
  const named = (name: string) => toCookieName(name, secure);
  const options = { path: "/", httpOnly: true, secure, sameSite: "lax" as const };
  return {
    get: (name) => request.cookies[named(name)],
    set: (name, value, days) => {
      void reply.setCookie(named(name), value, { ...options, maxAge: days * 86_400 });
    },
    clear: (name) => {
      void reply.clearCookie(named(name), options);
    },
  };
}
