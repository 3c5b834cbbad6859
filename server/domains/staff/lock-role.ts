import { sql } from "kysely";
import type { StaffRole } from "#contract/office/roles.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";

interface Held {
  readonly staff: StaffId;
  readonly site: SiteId;
  /** One of them is enough. */
  readonly roles: readonly StaffRole[];
}

/**
 * Throws `role_required` if the person was disabled or lost the role since the request began. Until the
 * transaction ends, an admin who disables the person or changes the roles waits. Call it before anything
 * else is locked, so that two transactions never wait for each other.
 */
export async function lockRole(tx: Tx, { staff, site, roles }: Held): Promise<void> {
  await sql`select from staff where id = ${staff} for share`.execute(tx);
  // In the same statement, the test would read the state from before the lock.
  const { rows } = await sql<{ held: boolean }>`
    select has_staff_role(${staff}, ${site}, ${[...roles]}::text[]) as held`.execute(tx);
  if (!rows[0]?.held) throw new AppError("role_required");
}
