import type { DatabaseHandle } from "#server/platform/database/database.ts";
import type { EventCarrier } from "./carrier.ts";
import { createNatsCarrier } from "./nats-carrier.ts";
import { createPostgresCarrier } from "./postgres-carrier.ts";
import { createRedisCarrier } from "./redis-carrier.ts";

/** The carrier of a setting: `process`, `postgres`, or the address of a broker. */
export function openCarrier(
  setting: string,
  database: Pick<DatabaseHandle, "createClient">,
): EventCarrier | null {
  if (setting === "process") return null;
  if (setting === "postgres") return createPostgresCarrier(database.createClient);
  return setting.startsWith("redis") ? createRedisCarrier(setting) : createNatsCarrier(setting);
}
