import type { MemberId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { Bus } from "#server/platform/bus.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { PaymentProvider } from "#server/providers/payment/port.ts";
import type { MessageSender } from "./chat/send-message.ts";
import type { SessionLookup } from "./accounts/session-lookup.ts";
import type { Site, Sites } from "./sites/find-site.ts";
import type { PublicOrigin } from "./sites/site-url.ts";

/** What every use case may need; `server/context.ts` builds it once. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly sessions: SessionLookup;
  /** The deployment is a demo: every page says so. */
  readonly demo: boolean;
  /** Where the sites are reached; their hosts come from their data. */
  readonly publicOrigin: PublicOrigin;
  readonly payment: Payment;
  /** Sends a paid message; those that come at the same time share a transaction. */
  readonly sendMessage: MessageSender;
  /** Announced after the commit, by the id of the member it concerns. */
  readonly bus: Bus<MemberEvent>;
}

/** A change that a member's open pages are notified of. `session_ended` closes the pages of that session. */
export type MemberEvent = LiveEvent | { readonly is: "session_ended"; readonly session: Buffer };

/** The payment provider, and the address of its webhook. */
export interface Payment {
  readonly provider: PaymentProvider;
  webhookUrl(site: Site): string;
}

/** Who is logged in, as the session says. */
export interface CurrentMember {
  readonly id: MemberId;
  /** Of this very log-in; ending it logs out here and nowhere else. */
  readonly sessionHash: Buffer;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, days: number): void;
  clear(name: string): void;
}

/** Who is logged in. Throws `authentication_required` for a visitor. */
export function requireMember({ member }: Pick<RequestContext, "member">): CurrentMember {
  if (!member) throw new AppError("authentication_required");
  return member;
}

/** One request to one site: everything a handler may know of the caller. */
export interface RequestContext {
  readonly services: Services;
  readonly site: Site;
  readonly member: CurrentMember | null;
  readonly locale: Locale;
  /** The moment of the call, from the clock that was passed in. */
  readonly at: Date;
  /** Tells callers apart for limits; an address, or the /64 of one. */
  readonly from: string;
  /** ISO country the request comes from, if known. */
  readonly country: string | null;
  readonly cookies: Cookies;
  /** It comes from the server's own rendering pass, not from the network. */
  readonly rendering?: PageRender;
}

/** One page that is rendered: its calls share what they read until `invalidate`. */
export interface PageRender {
  readonly read: Map<string, Promise<unknown>>;
}

/** What reading something of a site takes: a call, or less. */
export interface ReadContext {
  readonly services: Pick<Services, "db">;
  readonly site: Pick<Site, "id">;
  readonly rendering?: PageRender;
}

/** Reads once per page what several of its calls need. `what` names the value and the member it is about. */
export function memoizePerRequest<T>(
  { rendering }: Pick<ReadContext, "rendering">,
  what: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!rendering) return read();
  const known = rendering.read;
  // The same name is always used for the same type.
  const found = (known.get(what) as Promise<T> | undefined) ?? read();
  known.set(what, found);
  return found;
}

/** Clears what the page has read, because one of its calls changed something. */
export function invalidate({ rendering }: Pick<ReadContext, "rendering">): void {
  rendering?.read.clear();
}
