import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";

interface ContextOptions {
  readonly host?: string;
  readonly locale?: Locale;
  readonly country?: string;
}

/** The context of a request by a member or a visitor, without the network. */
export async function aContext(
  context: Context,
  member: MemberId | null,
  options: ContextOptions = {},
): Promise<RequestContext> {
  const { services } = context;
  return {
    services,
    site: await services.sites.byHost(options.host ?? "localhost"),
    member: member && { id: member, sessionHash: Buffer.alloc(32) },
    locale: options.locale ?? "nl",
    at: services.clock.now(),
    from: "192.0.2.1",
    country: options.country ?? null,
    userAgent: null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}
