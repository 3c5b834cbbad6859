import { randomUUID } from "node:crypto";
import type { Endpoints } from "#contract/endpoints.ts";

export interface TargetMember {
  readonly id: string;
  readonly conversation: string;
  /** Another member, whose related profiles include her. */
  readonly relative?: string;
}

/**
 * Who sees her in a response: everybody who finds her in a search; also those who met her, although
 * she is invisible; only the member who blocked her; only those who did not like her yet; nobody.
 */
type Shown = "found" | "met" | "blocked" | "unliked" | "never";

/** Null if the endpoint changes something. */
type ReadEndpoint = { readonly shows: Shown; readonly url: (her: TargetMember) => string } | null;

const without = (url: string): ReadEndpoint => ({ shows: "never", url: () => url });
const found = (url: (her: TargetMember) => string): ReadEndpoint => ({ shows: "found", url });
const met = (url: (her: TargetMember) => string): ReadEndpoint => ({ shows: "met", url });

/** Every read endpoint; a missing endpoint does not compile. */
export const readEndpoints: Record<Extract<keyof Endpoints, `GET ${string}`>, ReadEndpoint> = {
  "GET /api/settings.php": without("/api/settings.php"),
  "GET /api/companyinfo.php": without("/api/companyinfo.php"),
  "GET /api/interests.php": without("/api/interests.php"),
  "GET /api/regions.php": without("/api/regions.php"),
  "GET /api/user.php": without("/api/user.php"),
  "GET /api/logout.php": null,
  "GET /api/account": without("/api/account"),
  "GET /api/data-export": without("/api/data-export"),
  "GET /api/sessions": without("/api/sessions"),
  "GET /api/passkeys": without("/api/passkeys"),
  "GET /api/account/deletion": without("/api/account/deletion"),
  "GET /api/account/deletion/partner": without("/api/account/deletion/partner"),
  "GET /api/links/:token": without(`/api/links/${"a".repeat(43)}`),
  "GET /api/places": without("/api/places?country=NL&region=09&town=ut"),
  "GET /api/geocode.php": without("/api/geocode.php?lat=52.09&lon=5.12"),
  "GET /api/profile": without("/api/profile"),
  "GET /api/signup/missing": without("/api/signup/missing"),
  "GET /api/members": found(() => "/api/members"),
  "GET /api/members/similar": found(() => "/api/members/similar?interests=astrology"),
  "GET /api/members/:id/related": found(
    ({ relative = randomUUID() }) => `/api/members/${relative}/related`,
  ),
  "GET /api/members/new": found(() => "/api/members/new"),
  "GET /api/members/:id": met(({ id }) => `/api/members/${id}`),
  "GET /api/photos": without("/api/photos"),
  // The members of these tests like each other; swipe-game.db.test.ts hides members from the deck.
  "GET /api/swipe-game": { shows: "unliked", url: () => "/api/swipe-game" },
  "GET /api/likes.php": met(() => "/api/likes.php"),
  // It shows fictional profiles alone; auto-likes.db.test.ts hides them and the member.
  "GET /api/auto-like.php": null,
  "GET /api/auto-likes": without("/api/auto-likes"),
  "GET /api/counts": without("/api/counts"),
  "GET /api/notifications": without("/api/notifications"),
  "GET /api/profile/visibility": without("/api/profile/visibility"),
  "GET /api/blocks": { shows: "blocked", url: () => "/api/blocks" },
  "GET /api/reports": without("/api/reports"),
  "GET /api/complaints/:token": without(`/api/complaints/${"a".repeat(43)}`),
  "GET /api/chats.php": met(() => "/api/chats.php"),
  "GET /api/chats/price": met(({ id }) => `/api/chats/price?member=${id}`),
  "GET /api/chats/:id": met(({ conversation }) => `/api/chats/${conversation}`),
  "GET /api/chats/:id/search": met(
    ({ conversation }) => `/api/chats/${conversation}/search?text=dag`,
  ),
  "GET /api/chats/photos/:id": without(`/api/chats/photos/${randomUUID()}`),
  "GET /api/credits/offer": without("/api/credits/offer"),
  "GET /api/transactions": without("/api/transactions"),
  "GET /api/transactions/:id": without(`/api/transactions/${randomUUID()}`),
};

/** The URLs of all read endpoints, with her ids. */
export function urlsOf(her: TargetMember): string[] {
  return Object.values(readEndpoints).flatMap((endpoint) => endpoint?.url(her) ?? []);
}

/** An id that no conversation has. */
export const noConversation = "00000000-0000-4000-8000-000000000000";
