import path from "node:path";
import { accountApi } from "./domains/accounts/api.ts";
import type { Call, Parts } from "./domains/call.ts";
import { profileApi } from "./domains/profiles/api.ts";
import { siteApi } from "./domains/sites/api.ts";
import { findSites } from "./domains/sites/find-site.ts";
import { trackingApi } from "./domains/tracking/api.ts";
import type { Config } from "./config.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import { systemClock } from "./platform/clock.ts";
import type { Clock } from "./platform/clock.ts";
import type { DatabaseHandle } from "./platform/database/database.ts";
import { endpointCalls } from "./platform/http/endpoint-calls.ts";
import type { Handlers, InProcess } from "./platform/http/endpoint-calls.ts";
import { createLog } from "./platform/log.ts";
import type { Log } from "./platform/log.ts";

/** Every part of the running program, built here and handed out. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly database: DatabaseHandle;
  readonly parts: Parts;
  readonly calls: InProcess<Endpoints, Call>;
  /** Where the members' pictures lie. */
  readonly mediaDir: string;
}

const handlers: Handlers<Endpoints, Call> = {
  ...siteApi,
  ...accountApi,
  ...profileApi,
  ...trackingApi,
};

export function createContext(
  config: Config,
  database: DatabaseHandle,
  clock: Clock = systemClock,
): Context {
  return {
    config,
    database,
    log: createLog(config.logLevel),
    parts: {
      db: database.db,
      clock,
      sites: findSites(database.db, clock, { firstForUnknown: config.demo }),
      demo: config.demo,
      outside: { scheme: config.publicScheme, port: config.publicPort },
    },
    calls: endpointCalls(endpoints, handlers),
    mediaDir: path.join(config.dataDir, "media"),
  };
}
