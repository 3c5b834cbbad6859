import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { liveClose } from "#contract/live.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Context } from "#server/context.ts";
import { findEndedSessions } from "#server/domains/accounts/sessions/session-lookup.ts";
import { withRisk } from "#server/domains/chat/sending/remind-of-risks.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createSocketRegistry } from "#server/platform/sockets.ts";
import type { Owner, Sockets } from "#server/platform/sockets.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";

const ADDRESS = "/api/live";
const LIMITS = {
  perOwner: 5,
  unreadMessages: 256,
  unreadBytes: 256 * 1024,
  receivedPerMinute: 100,
  closeMs: 10_000,
  tooManyCode: liveClose.too_many,
};
/** How long a socket may outlive its session, and how often a silent one is pinged. */
const SESSION_CHECK_MS = 5_000;
const PING_MS = 30_000;
const missed: LiveEvent = { is: "missed" };

interface Listener extends Owner {
  readonly id: MemberId;
  /** The session's hash, in hex. */
  readonly login: string;
  readonly site: SiteId;
  /** Of its page. */
  readonly locale: Locale;
}

/**
 * The socket at `/api/live` notifies a member's open pages of changes. A page of the same site
 * opens it with the session cookie. Pages send nothing through it, so incoming messages are only
 * counted.
 */
export async function mountLive(server: FastifyInstance, context: Context): Promise<void> {
  const sockets = createSocketRegistry<Listener>(LIMITS, context.services.clock);
  const opening = new WeakMap<FastifyRequest, Listener>();
  await server.register(websocket, {
    options: { maxPayload: 16 * 1024, perMessageDeflate: false },
    // The client broke the connection: nothing to log.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // The plugin would open a socket at any address before its guards run, and close it again.
  server.addHook("onRequest", async (request) => {
    if (request.ws && request.routeOptions.url !== ADDRESS) throw new AppError("not_found");
  });
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    assertOwnOrigin(request);
    const { member, site, locale } = await createRequestContext(context, request, reply);
    if (!member) throw new AppError("authentication_required");
    const login = member.sessionHash.toString("hex");
    opening.set(request, { id: member.id, login, site: site.id, locale });
  };
  server.get(ADDRESS, { websocket: true, preValidation: admit }, (socket, request) => {
    const listener = opening.get(request);
    if (listener) sockets.add(socket, listener);
    else socket.close(liveClose.session_ended);
  });
  const { bus, endedSessions } = context.services;
  const stopSending = bus.listen((member, event) =>
    sockets.send(member, ({ locale }) =>
      event.is === "message" ? { ...event, message: withRisk(event.message, locale) } : event,
    ),
  );
  const stopReloading = context.relay.onLoss(() => sockets.sendAll(missed));
  const stopClosing = endedSessions.listen((member, hash) =>
    sockets.closeLogin(member, hash.toString("hex"), liveClose.session_ended),
  );
  const checking = setInterval(() => {
    closeEnded(sockets, context).catch((error: unknown) => {
      context.log.warn({ err: error }, "sessions of sockets could not be checked");
    });
  }, SESSION_CHECK_MS);
  const pinging = setInterval(() => sockets.ping(), PING_MS);
  server.addHook("onClose", () => {
    stopSending();
    stopReloading();
    stopClosing();
    clearInterval(checking);
    clearInterval(pinging);
  });
}

/** A browser always sends the page's origin here; a foreign page could otherwise listen in. */
function assertOwnOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw new AppError("cross_site_request");
  }
}

/** Closes the sockets whose session is over, with one query per site. */
async function closeEnded(sockets: Sockets<Listener>, { services }: Context): Promise<void> {
  const bySite = Map.groupBy(sockets.owners(), (owner) => owner.site);
  for (const [site, owners] of bySite) {
    const hashes = [...new Set(owners.map((owner) => owner.login))];
    const ended = new Set(await findEndedSessions(services.db, site, hashes, services.clock.now()));
    for (const { id, login } of owners.filter((owner) => ended.has(owner.login))) {
      sockets.closeLogin(id, login, liveClose.session_ended);
    }
  }
}
