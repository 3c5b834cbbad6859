import path from "node:path";
import { z } from "zod";
import { defineSetting as setting } from "./define-setting.ts";

const databaseUrl = setting(
  z.url({ protocol: /^postgres(ql)?$/ }),
  "is not the address of a PostgreSQL: write it as postgres://name:password@host:5432/database",
);

/** What is stored, and how the processes that store it tell each other. */
export const databaseSettings = {
  /** Your own PostgreSQL; without it the embedded one is used. */
  DATABASE_URL: databaseUrl.optional(),
  /** The same database as the tables' owner, who migrates; the program's own role then serves. */
  DATABASE_OWNER_URL: databaseUrl.optional(),
  /** The folder of the embedded database and the pictures. */
  DATA_DIR: z.string().default("data"),
  /** How events reach the other processes that serve the same database. */
  EVENT_CARRIER: setting(
    z.union([
      z.enum(["process", "postgres"]),
      z.url({ protocol: /^(rediss?|nats|tls)$/, hostname: /./ }),
    ]),
    "is not a carrier of events: use process, postgres, or an address such as redis://host:6379 or nats://host:4222",
  ).optional(),
};

export function readDatabase(
  value: z.output<z.ZodObject<typeof databaseSettings>>,
  sharePort: boolean,
) {
  return {
    databaseUrl: value.DATABASE_URL ?? null,
    /** Of the role that owns the tables. */
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    /** `process`, `postgres`, or the address of a broker. */
    eventCarrier: value.EVENT_CARRIER ?? (sharePort ? "postgres" : "process"),
  };
}
