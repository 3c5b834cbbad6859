import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import type { InProcess, Table } from "./endpoint-calls.ts";
import { getHost } from "./host-of.ts";
import { AppError } from "./app-error.ts";

interface Mounting<T extends Table, Context> {
  readonly table: T;
  readonly inProcess: InProcess<T, Context>;
  /** Turns a request into the product's call: site, member, language. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Counts the call against the endpoint's limit; rejects with `too_many_requests`. */
  readonly count: (limit: NonNullable<Endpoint["limit"]>, ctx: Context) => Promise<void>;
}

/** Mounts every endpoint of the table on the server. */
export function mountEndpoints<T extends Table, Context>(
  server: FastifyInstance,
  { table, inProcess, open, count }: Mounting<T, Context>,
): void {
  if (!server.hasConstraintStrategy("query")) server.addConstraintStrategy(queryConstraint);
  server.register(async (uploads) => {
    // The handler reads the file as it arrives; every other endpoint has a body in JSON.
    uploads.addContentTypeParser("application/octet-stream", (_request, file, done) =>
      done(null, file),
    );
    mountTable(uploads, (endpoint) => endpoint.upload === true);
  });
  mountTable(server, (endpoint) => !endpoint.upload);

  function mountTable(to: FastifyInstance, includes: (endpoint: Endpoint) => boolean): void {
    for (const [key, endpoint] of Object.entries(table)) {
      if (includes(endpoint)) mountEndpoint(to, key, endpoint);
    }
  }

  function mountEndpoint(to: FastifyInstance, key: string, endpoint: Endpoint): void {
    const [method = "GET", address = "/"] = key.split(" ");
    const [url = "/", query] = address.split("?");
    to.route({
      method,
      url,
      ...(query !== undefined && { constraints: { query } }),
      handler: async (request, reply) => {
        if (endpoint.changes) assertOwnPage(request, endpoint.changes);
        const ctx = await open(request, reply);
        if (endpoint.limit) await count(endpoint.limit, ctx);
        const input = { query: request.query, body: request.body, params: request.params };
        const answer = await inProcess(ctx, key, input as Parameters<typeof inProcess>[2]);
        reply.header("cache-control", "no-store");
        if (answer === undefined) return reply.code(204).send();
        return reply.send(answer);
      },
    });
  }
}

type Constraint = Parameters<FastifyInstance["addConstraintStrategy"]>[0];
type RouteHandler = NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>;

/** Some paths of the specification have two endpoints, of which one is named by its query. */
const queryConstraint: Constraint = {
  name: "query",
  storage() {
    const byQuery = new Map<unknown, RouteHandler>();
    return {
      get: (query) => byQuery.get(query) ?? null,
      set: (query, handler) => void byQuery.set(query, handler),
    };
  },
  deriveConstraint: (request) => request.url?.split("?")[1],
};

/**
 * Rejects a change that did not come from a page of this site: by Sec-Fetch-Site, by Origin for
 * older browsers that send only that, and by a header no foreign form can set.
 */
export function assertOwnPage(request: FastifyRequest, proof: "same-origin" | "header"): void {
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined && fetchSite !== "same-origin") {
    throw new AppError("cross_site_request");
  }
  const { origin } = request.headers;
  if (origin !== undefined && originHost(origin) !== getHost(request)) {
    throw new AppError("cross_site_request");
  }
  if (proof === "header" && request.headers[REQUEST_TYPE_HEADER] !== REQUEST_TYPE_CLIENT) {
    throw new AppError("request_type_required");
  }
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
