import type { Pool } from "pg";
import { findRole, grantAccess } from "./platform/database/grant-access.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { Log } from "./platform/log.ts";
import { installQueue } from "./platform/queue/queue.ts";
import { schema } from "./schema.ts";

/** Tables that only migrations and SQL functions write. */
const readOnly = [
  "migration",
  "function_file",
  "ledger",
  "wallet",
  "photo_secret",
  "audit_entry",
  "audit_head",
  "audit_check",
];

/** Tables that only migrations and SQL functions read and write. */
const sealed = ["sealed_contact"];

/**
 * Migrates the database as its owner and lets the program's role in. Logs a warning if both are the
 * same role, because the program could then change its records. Returns the names of the files it ran.
 */
export async function migrateAsOwner(owner: Pool, program: Pool, log: Log): Promise<string[]> {
  const ran = await migrate(owner, schema);
  await installQueue(owner);
  const role = await findRole(program);
  if (role.isOwner) {
    log.warn(
      { role: role.name },
      "the program runs as the owner of its tables: give DATABASE_URL a role that owns nothing, and DATABASE_OWNER_URL the owner",
    );
  } else await grantAccess(owner, role.name, { readOnly, sealed });
  return ran;
}
