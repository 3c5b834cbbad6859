import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hasRole, lockStaff } from "./role-store.ts";
import type { Held } from "./role-store.ts";

/**
 * Throws `role_required` if the person was disabled or lost the role since the request began. Until the
 * transaction ends, an admin who disables the person or changes the roles waits. Call it before anything
 * else is locked, so that two transactions never wait for each other.
 */
export async function lockRole(tx: Tx, held: Held): Promise<void> {
  await lockStaff(tx, held.staff);
  // In the same statement, the test would read the state from before the lock.
  if (!(await hasRole(tx, held))) throw new AppError("role_required");
}
