import path from "node:path";
import { accountApi } from "./domains/accounts/api.ts";
import { passkeyApi } from "./domains/accounts/passkeys/api.ts";
import { sessionApi } from "./domains/accounts/sessions/api.ts";
import { createSessionLookup } from "./domains/accounts/sessions/session-lookup.ts";
import { confirmAccount } from "./domains/accounts/activation/confirm-account.ts";
import { updateEmailByLink } from "./domains/accounts/email-change/update-email-by-link.ts";
import { undoEmailChange } from "./domains/accounts/email-change/undo-email-change.ts";
import { undoDeletion } from "./domains/accounts/deletion/undo-deletion.ts";
import { setPasswordByLink } from "./domains/accounts/reset/set-password-by-link.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { RequestContext, Services, Payment } from "./domains/request-context.ts";
import { chatApi } from "./domains/chat/api.ts";
import { createMessageSender } from "./domains/chat/sending/send-message.ts";
import { countsApi } from "./domains/counts/api.ts";
import { checkoutApi } from "./domains/checkout/api.ts";
import { createResultCount } from "#server/domains/search/count-results.ts";
import { createRareInterests } from "#server/domains/search/rare-interests.ts";
import { createFictionalCount } from "./domains/profiles/count-fictional.ts";
import { dataExportApi } from "./domains/data-export/api.ts";
import { createLinkApi } from "./domains/links/api.ts";
import { signupApi } from "./domains/signup/api.ts";
import { likesApi } from "./domains/likes/api.ts";
import { autoLikesApi } from "./domains/likes/auto-likes/api.ts";
import { swipeApi } from "./domains/likes/swipe-game/api.ts";
import { notificationApi } from "./domains/notifications/api.ts";
import { moderationApi } from "./domains/moderation/api.ts";
import { endMailsByLink } from "./domains/notifications/end-mails.ts";
import { createReturnAddresses } from "./domains/mail/reports/return-addresses.ts";
import { paymentApi } from "./domains/payments/api.ts";
import { photosApi } from "./domains/photos/api.ts";
import { createPhotoConverter } from "./domains/photos/conversion/photo-converter.ts";
import { openPhotoFiles } from "./domains/photos/files/photo-files.ts";
import { createPhotoSecret } from "./domains/photos/files/photo-secret.ts";
import { placesApi } from "./domains/places/api.ts";
import { profilePageApi } from "./domains/profile-page/api.ts";
import { profilesApi } from "./domains/profiles/api.ts";
import { searchApi } from "./domains/search/api.ts";
import { siteApi } from "./domains/site-settings/api.ts";
import { findSites } from "./domains/sites/find-site.ts";
import { buildSiteUrl } from "./domains/sites/site-url.ts";
import { trackingApi } from "./domains/tracking/api.ts";
import { buildLocalUrl } from "./config/web.ts";
import type { Config } from "./config/config.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { systemClock } from "./platform/clock.ts";
import type { Clock } from "./platform/clock.ts";
import type { DatabaseHandle } from "./platform/database/database.ts";
import { AppError } from "./platform/http/app-error.ts";
import { createEndpointCalls } from "./platform/http/endpoint-calls.ts";
import type { Handlers, InProcess } from "./platform/http/endpoint-calls.ts";
import { createOutageLog } from "./platform/http/outage-log.ts";
import { createLog } from "./platform/log.ts";
import type { Log } from "./platform/log.ts";
import { createEventRelay } from "./platform/relay/event-relay.ts";
import type { EventRelay } from "./platform/relay/event-relay.ts";
import { openCarrier } from "./platform/relay/open-carrier.ts";
import { createMollieProvider } from "./providers/payment/mollie-payment.ts";
import { withCachedOffers } from "./providers/payment/cache-offers.ts";
import { openPaymentAccounts } from "./providers/payment/payment-accounts.ts";
import { readDemoKey } from "./providers/push/demo-key.ts";
import type { PushProvider } from "./providers/push/port.ts";
import { createWebPush } from "./providers/push/web-push.ts";

/** Every part of the running program, built here and passed on. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly database: DatabaseHandle;
  readonly services: Services;
  /** Connects this process with the others that serve the same database, once it is started. */
  readonly relay: EventRelay;
  readonly calls: InProcess<Endpoints, RequestContext>;
  /** Logs that requests fail because a dependency is down. */
  readonly logOutage: (error: unknown) => void;
  /** The folder of the members' pictures. */
  readonly mediaDir: string;
  /** Aborted when the program is about to stop. */
  readonly draining: AbortController;
}

const handlers: Handlers<Endpoints, RequestContext> = {
  ...siteApi,
  ...accountApi,
  ...sessionApi,
  ...passkeyApi,
  ...dataExportApi,
  ...signupApi,
  ...createLinkApi({
    activation: confirmAccount,
    password_reset: setPasswordByLink,
    unsubscribe: endMailsByLink,
    email_change: updateEmailByLink,
    email_change_undo: undoEmailChange,
    deletion_undo: undoDeletion,
  }),
  ...placesApi,
  ...profilesApi,
  ...profilePageApi,
  ...photosApi,
  ...searchApi,
  ...likesApi,
  ...swipeApi,
  ...autoLikesApi,
  ...notificationApi,
  ...chatApi,
  ...moderationApi,
  ...countsApi,
  ...trackingApi,
  ...checkoutApi,
  ...paymentApi,
};

export function createContext(
  config: Config,
  database: DatabaseHandle,
  clock: Clock = systemClock,
): Context {
  const log = createLog(config.logLevel);
  const mediaDir = path.join(config.dataDir, "media");
  const relay = createEventRelay(openCarrier(config.eventCarrier, database), log);
  const endedSessions = relay.createBus<Buffer>("ended_sessions", {
    encode: (hash) => hash.toString("base64"),
    decode: (hash: string) => Buffer.from(hash, "base64"),
  });
  const hasRareInterests = createRareInterests(database.db);
  const calls = createEndpointCalls(endpoints, handlers, authorizeMember);
  return {
    config,
    database,
    log,
    relay,
    services: {
      db: database.db,
      clock,
      sites: findSites(database.db, clock, {
        firstForUnknown: config.demo,
        onProblem: (problem) =>
          log[problem.served === "with_fallbacks" ? "warn" : "error"](
            problem,
            "a site's document has fields that are missing or not understood",
          ),
      }),
      demo: config.demo,
      returnAddresses: config.mailIntake && createReturnAddresses(config.mailIntake),
      publicOrigin: { scheme: config.publicScheme, port: config.publicPort },
      payment: paymentOf(config, clock),
      push: pushOf(config),
      sendMessage: createMessageSender(database.db),
      bus: relay.createBus<LiveEvent>("live"),
      endedSessions,
      changedProfiles: relay.createBus<"changed">("changed_profiles"),
      sessions: createSessionLookup(database.db, endedSessions),
      countFictional: createFictionalCount(database.db, clock),
      countResults: createResultCount(database.db, hasRareInterests),
      hasRareInterests,
      photoFiles: openPhotoFiles(mediaDir, config.photoBucket),
      photoConverter: createPhotoConverter(log),
      photoSecret: createPhotoSecret(database.db),
    },
    calls: (ctx, key, input) => database.failWhenSilent(calls(ctx, key, input)),
    logOutage: createOutageLog(log),
    mediaDir,
    draining: new AbortController(),
  };
}

function authorizeMember({ member }: RequestContext, access: Endpoint["access"]): void {
  if (access !== "anyone" && !member) throw new AppError("authentication_required");
}

function pushOf({ demo, dataDir, push: { privateKey, sandboxUrl } }: Config): PushProvider | null {
  const key = privateKey ?? (demo ? readDemoKey(dataDir) : null);
  return key === null ? null : createWebPush({ privateKey: key, sandboxUrl });
}

function paymentOf(config: Config, clock: Clock): Payment {
  const { paymentAccounts, sandboxPort } = config;
  const publicOrigin = { scheme: config.publicScheme, port: config.publicPort };
  return {
    accounts: openPaymentAccounts(
      paymentAccounts.map((account) => withCachedOffers(createMollieProvider(account), clock)),
    ),
    // The demo's provider runs on this machine, where names like vonk.localhost may not resolve.
    webhookUrl: (site, account) => {
      const address = `/api/payments/webhook/${account}`;
      return sandboxPort !== null
        ? buildLocalUrl(config.host, config.port) + address
        : buildSiteUrl(publicOrigin, site, address);
    },
  };
}
