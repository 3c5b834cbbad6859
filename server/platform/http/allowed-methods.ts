import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly isPage: boolean;
}

/**
 * Collects the routes that a server mounts from now on. Returns the error for a request that
 * matches none of them: `method_not_allowed` if another method would match, else `not_found`.
 */
export function createRouteLookup(server: FastifyInstance): (request: FastifyRequest) => AppError {
  const routes: Route[] = [];
  server.addHook("onRoute", ({ method, url }) => {
    // A route for every method only rejects what no other route answers.
    if (Array.isArray(method)) return;
    routes.push({ method, path: toRegExp(url), isPage: url === "/*" });
  });
  return (request) => {
    const [path = ""] = request.url.split("?");
    const isApi = path.startsWith("/api/");
    const matching = routes.filter((route) => route.path.test(path) && !(isApi && route.isPage));
    const allow = [...new Set(matching.map(({ method }) => method))].toSorted();
    if (allow.length === 0 || allow.includes(request.method)) return new AppError("not_found");
    return new AppError("method_not_allowed", { allow });
  };
}

/** Converts `/api/chats/:id` and `/media/*` as Fastify interprets them. */
function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, "[^/]+")
    .replace(/\*$/, ".*");
  return new RegExp(`^${source}$`, "s");
}
