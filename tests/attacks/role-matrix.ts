import type { EndpointKey } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";

/** `otherSite` is a member of another site with that site's cookie. */
export const roles = ["visitor", "unconfirmed", "free", "premium", "otherSite"] as const;
export type Role = (typeof roles)[number];

/** A private resource that only its owner may read or change. */
export type Private = "conversation" | "transaction";

/**
 * What a role gets. `open`: anything but a rejection of the role. `log in`: 403
 * authentication_required. Somebody else's private resource returns `not_found`, byte for byte the
 * same as for an unknown id.
 */
interface Row {
  readonly visitor: "open" | "log in";
  readonly private?: Private;
}

const anyone: Row = { visitor: "open" };
const member: Row = { visitor: "log in" };
const own = (resource: Private): Row => ({ visitor: "log in", private: resource });

/** The access to every endpoint by role; a missing endpoint does not compile. */
export const roleMatrix: Record<keyof Endpoints & EndpointKey, Row> = {
  "GET /api/settings.php": anyone,
  "GET /api/companyinfo.php": anyone,
  "GET /api/interests.php": anyone,
  "GET /api/regions.php": anyone,
  "GET /api/user.php": member,
  "POST /api/user.php": anyone,
  "POST /api/user.php?push=1": member,
  "PUT /api/user.php": member,
  "GET /api/logout.php": anyone,
  "GET /api/data-export": member,
  "POST /api/data-export": member,
  "GET /api/sessions": member,
  "DELETE /api/sessions": member,
  "DELETE /api/sessions/:id": member,
  "GET /api/passkeys": member,
  "POST /api/passkeys/options": member,
  "POST /api/passkeys": member,
  "PUT /api/passkeys/:id": member,
  "DELETE /api/passkeys/:id": member,
  "POST /api/login/passkey/options": anyone,
  "POST /api/login/passkey": anyone,
  "POST /api/page-hidden.php": anyone,
  "POST /api/account/password-reset": anyone,
  "POST /api/signup": anyone,
  "POST /api/signup/check": anyone,
  "POST /api/signup/cancel": anyone,
  "GET /api/signup/missing": member,
  "POST /api/signup/consents": member,
  "POST /api/account/activation-mail": member,
  "GET /api/account": member,
  "PUT /api/account/password": member,
  "PUT /api/account/email": member,
  "POST /api/account/email-suggestion": member,
  "GET /api/account/deletion": member,
  "POST /api/account/deletion": member,
  "GET /api/account/deletion/partner": anyone,
  "GET /api/links/:token": anyone,
  "POST /api/links/:token": anyone,
  "GET /api/places": anyone,
  "GET /api/geocode.php": anyone,
  "GET /api/profile": member,
  "PUT /api/profile": member,
  "GET /api/members": anyone,
  "GET /api/members/similar": anyone,
  "GET /api/members/:id/related": anyone,
  "GET /api/members/new": member,
  "GET /api/members/:id": anyone,
  "POST /api/members/:id/seen": member,
  "GET /api/photos": member,
  "POST /api/photos": member,
  "PUT /api/photos": member,
  "DELETE /api/photos/:id": member,
  "POST /api/photos/:id/restore": member,
  "POST /api/photos/:id/appeal": member,
  "GET /api/likes.php": member,
  "POST /api/likes.php": member,
  "DELETE /api/likes.php": member,
  "GET /api/swipe-game": member,
  "POST /api/swipe-game/likes": member,
  "POST /api/swipe-game/passes": member,
  "DELETE /api/swipe-game/passes": member,
  "GET /api/auto-like.php": member,
  "GET /api/auto-likes": member,
  "PUT /api/auto-likes": member,
  "GET /api/counts": member,
  "GET /api/notifications": member,
  "PUT /api/notifications": member,
  "GET /api/chats.php": member,
  "GET /api/chats/price": member,
  "POST /api/chats/messages": own("conversation"),
  "POST /api/chats/fictional-agreement": member,
  "POST /api/chats/photos": member,
  "GET /api/chats/photos/:id": member,
  "GET /api/chats/:id": own("conversation"),
  "GET /api/chats/:id/search": own("conversation"),
  "POST /api/chats/:id/read": own("conversation"),
  "POST /api/chats/:id/typing": own("conversation"),
  "DELETE /api/chat.php": own("conversation"),
  "GET /api/profile/visibility": member,
  "PUT /api/profile/visibility": member,
  "GET /api/blocks": member,
  "POST /api/blocks": member,
  "POST /api/real-person-questions": member,
  "DELETE /api/blocks": member,
  "GET /api/reports": member,
  "POST /api/reports": member,
  "POST /api/complaints": anyone,
  "GET /api/complaints/:token": anyone,
  "POST /api/complaints/:token/appeal": anyone,
  "GET /api/credits/offer": member,
  "POST /api/orders": member,
  "POST /api/orders/:id/attempts": member,
  "GET /api/transactions": member,
  "GET /api/transactions/:id": own("transaction"),
};
