import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { mountPushService } from "#sandbox/push/mount-push-service.ts";
import { advancePayments } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import { mountCustomers } from "./api/mount-customers.ts";
import { mountMethods } from "./api/mount-methods.ts";
import { mountPayments } from "./api/mount-payments.ts";
import { mountReversals } from "./api/mount-reversals.ts";
import { openCustomersFile } from "./customers-file.ts";
import { mountSettlements } from "./api/mount-settlements.ts";
import { reject } from "./api/reject.ts";
import { mountPages } from "./pages/mount-pages.ts";
import { openPaymentsFile } from "./payments-file.ts";
import { sendForm, createShopNotifier } from "./notify-shop.ts";
import type { Send } from "./notify-shop.ts";

export interface SandboxSettings {
  /** The folder in which it stores payments between restarts. */
  readonly dataDir: string;
  /** Logs webhooks that a shop did not accept. */
  readonly log: (line: string) => void;
  /** The address browsers use, without a trailing slash. */
  readonly root: () => string;
  readonly now?: () => Date;
  readonly send?: Send;
  readonly pauses?: readonly number[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The pause before each retry; a notice is given up after just over a day. */
const PAUSES = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
];
const EXPIRY_TURN_MS = 30_000;

/**
 * Starts the demo's payment provider: a small separate server that speaks Mollie's v2 API and moves
 * no money. Port 0 picks a free port. Throws if the port is taken.
 */
export async function startSandboxProvider({
  port,
  host,
  ...settings
}: Omit<SandboxSettings, "root"> & {
  readonly port: number;
  readonly host: string;
}): Promise<{ readonly url: string; close(): Promise<void> }> {
  let url = "";
  const server = await sandboxServer({ ...settings, root: () => url });
  await server.listen({ port, host });
  const [address] = server.addresses();
  const bound = typeof address === "object" ? address.port : port;
  // A browser cannot open a wildcard address.
  const named = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  url = `http://${named.includes(":") ? `[${named}]` : named}:${bound}`;
  return { url, close: () => server.close() };
}

/** The provider without a port, for tests that call it directly. */
export async function sandboxServer(settings: SandboxSettings): Promise<FastifyInstance> {
  const now = settings.now ?? (() => new Date());
  const file = openPaymentsFile(settings.dataDir);
  const customers = openCustomersFile(settings.dataDir);
  const shops = createShopNotifier({
    file,
    now,
    send: settings.send ?? sendForm,
    pauses: settings.pauses ?? PAUSES,
    log: settings.log,
  });
  const provider: SandboxProvider = {
    file,
    customers,
    now,
    root: settings.root,
    notify: (id) => shops.notify(id),
  };
  const server = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  // Mollie's client names a type in a DELETE even without a body.
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) settings.log(`unexpected: ${error.message}`);
    return reject(reply, statusCode === 415 ? 415 : 400, "The request cannot be read");
  });
  server.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v2/")) return undefined;
    // Mollie shows settlements to the organisation only, not to a profile's key.
    const key = request.url.startsWith("/v2/settlements")
      ? /^Bearer access_\w{10,}$/
      : /^Bearer (test|access)_\w{10,}$/;
    if (key.test(request.headers.authorization ?? "")) return undefined;
    return reject(reply, 401, "Missing authentication, or failed to authenticate");
  });
  mountPayments(server, provider);
  mountReversals(server, provider);
  mountSettlements(server, provider);
  mountCustomers(server, provider);
  mountMethods(server, provider);
  mountPages(server, provider);
  mountPushService(server, provider);
  const expiry = setInterval(() => advancePayments(provider), EXPIRY_TURN_MS);
  expiry.unref();
  server.addHook("onReady", async () => shops.resume());
  server.addHook("onClose", async () => {
    clearInterval(expiry);
    await shops.stop();
    file.close();
    customers.close();
  });
  return server;
}
