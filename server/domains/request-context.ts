import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { Bus } from "#server/platform/relay/bus.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { PaymentAccounts } from "#server/providers/payment/payment-accounts.ts";
import type { PushProvider } from "#server/providers/push/port.ts";
import type { MessageSender } from "./chat/sending/send-store.ts";
import type { ReturnAddresses } from "./mail/reports/return-addresses.ts";
import type { ResultCount } from "#server/domains/search/count-results.ts";
import type { RareInterests } from "#server/domains/search/rare-interests.ts";
import type { FictionalCount } from "./profiles/count-fictional.ts";
import type { PhotoConverter } from "./photos/conversion/photo-converter.ts";
import type { PhotoFiles } from "./photos/files/photo-files.ts";
import type { Site, Sites } from "./sites/find-site.ts";
import type { PublicOrigin } from "./sites/site-url.ts";

/** Everything a use case may need; `server/context.ts` builds it once. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly sessions: SessionLookup;
  /** The deployment is a demo, and every page shows that. */
  readonly demo: boolean;
  /** The scheme and port of the sites; their hosts come from their data. */
  readonly publicOrigin: PublicOrigin;
  readonly payment: Payment;
  /** Null if mail that cannot be delivered is not returned to the program. */
  readonly returnAddresses: ReturnAddresses | null;
  /** Null if the program sends no push. */
  readonly push: PushProvider | null;
  /** Sends a paid message; concurrent ones share a transaction. */
  readonly sendMessage: MessageSender;
  /** Events are published after the commit, under the id of the member they concern. */
  readonly bus: Bus<LiveEvent>;
  /** The hashes of sessions that ended, under their member's id. */
  readonly endedSessions: Bus<Buffer>;
  /** What others see of a member changed, so pages made earlier are outdated. */
  readonly changedProfiles: Bus<"changed">;
  readonly countFictional: FictionalCount;
  readonly countResults: ResultCount;
  readonly hasRareInterests: RareInterests;
  readonly photoFiles: PhotoFiles;
  readonly photoConverter: PhotoConverter;
  /** Signs the addresses of photos. */
  readonly photoSecret: () => Promise<string>;
}

/** The accounts at payment providers, and the address of an account's webhook. */
export interface Payment {
  readonly accounts: PaymentAccounts;
  webhookUrl(site: Site, account: string): string;
}

export interface SessionLookup {
  /** The member of a session cookie; null if the session has ended or belongs to another site. */
  find(site: Pick<Site, "id">, cookie: string | undefined, at: Date): Promise<CurrentMember | null>;
}

/** The logged-in member of the session. */
export interface CurrentMember {
  readonly id: MemberId;
  /** Identifies this log-in; ending it logs out only here. */
  readonly sessionHash: Buffer;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, days: number): void;
  clear(name: string): void;
}

/** The logged-in member. Throws `authentication_required` for a visitor. */
export function requireMember<Member>({ member }: { readonly member: Member | null }): Member {
  if (!member) throw new AppError("authentication_required");
  return member;
}

/** One request to one site: everything a handler may know about the caller. */
export interface RequestContext {
  readonly services: Services;
  readonly site: Site;
  readonly member: CurrentMember | null;
  readonly locale: Locale;
  /** The time of the call, from the injected clock. */
  readonly at: Date;
  /** Distinguishes callers for rate limits: an address, or its /64. */
  readonly from: string;
  /** ISO country the request comes from, if known. */
  readonly country: string | null;
  /** What the browser calls itself. */
  readonly userAgent: string | null;
  readonly cookies: Cookies;
  /** Set if the call comes from the server's own rendering rather than from the network. */
  readonly rendering?: PageRender;
}

/** The rendering of one page: its calls share what they read until `invalidate`. */
export interface PageRender {
  readonly read: Map<string, Promise<unknown>>;
}

/** What reading from a site requires, which may be less than a whole request. */
export interface ReadContext {
  readonly services: Pick<Services, "db">;
  readonly site: Pick<Site, "id">;
  readonly rendering?: PageRender;
}

/** Reads once per page what several of its calls need. `what` names the value and its member. */
export function memoizePerRequest<T>(
  { rendering }: Pick<ReadContext, "rendering">,
  what: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!rendering) return read();
  const known = rendering.read;
  // A name is always used with the same type.
  const found = (known.get(what) as Promise<T> | undefined) ?? read();
  known.set(what, found);
  return found;
}

/** Caches what another statement has read, so that the page's calls do not read it again. */
export function storeForRequest(
  { rendering }: Pick<ReadContext, "rendering">,
  what: string,
  value: Promise<unknown>,
): void {
  // The call that waits for it handles the error.
  value.catch(() => undefined);
  rendering?.read.set(what, value);
}

/** Clears what the page has read, because one of its calls changed something. */
export function invalidate({ rendering }: Pick<ReadContext, "rendering">): void {
  rendering?.read.clear();
}
