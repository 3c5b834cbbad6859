import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import type { Context } from "#server/context.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import type { PageRenderer } from "#server/roles/pages/page-renderer.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { noPages } from "./no-pages.ts";
import { testDatabase } from "./test-database.ts";

/** The whole program without pages, on its own database with the three demo sites. */
export function testApp(
  env: Readonly<Record<string, string>> = {},
  renderer: PageRenderer = noPages,
  extend?: (server: FastifyInstance, context: Context) => void,
) {
  const database = testDatabase();
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  let running: { server: FastifyInstance; context: Context } | null = null;
  beforeAll(async () => {
    for (const site of demoSites) await saveSite(database.db, site);
    const config = readConfig({
      LOG_LEVEL: "silent",
      DATA_DIR: "node_modules/.cache/test",
      ...env,
    });
    const context = createContext(config, database.handle, clock);
    const server = await createWebServer(context, renderer);
    extend?.(server, context);
    running = { context, server };
  });
  afterAll(() => running?.server.close());
  const started = () => {
    if (!running) throw new Error("the app has not started yet");
    return running;
  };
  return {
    clock,
    get db() {
      return database.db;
    },
    get context() {
      return started().context;
    },
    get server() {
      return started().server;
    },
    visitor: (host = "localhost") => new Visitor(started, host),
  };
}

type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

/** A minimal browser: stores cookies and sends the headers of our own pages. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: () => { server: FastifyInstance };
  readonly #host: string;

  constructor(app: () => { server: FastifyInstance }, host: string) {
    this.#app = app;
    this.#host = host;
  }

  async send(request: InjectOptions): Promise<Answer> {
    const answer = await this.#app().server.inject({
      ...request,
      headers: {
        host: this.#host,
        [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...request.headers,
      },
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0 || cookie.value === "") this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: "GET", url, headers });
  }

  post(url: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: "POST", url, payload, headers });
  }

  put(url: string, payload: object): Promise<Answer> {
    return this.send({ method: "PUT", url, payload });
  }
}
