import { sql } from "kysely";
import type { StaffRole } from "#contract/office/roles.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";

export interface Held {
  readonly staff: StaffId;
  readonly site: SiteId;
  /** One of them is enough. */
  readonly roles: readonly StaffRole[];
}

export async function lockStaff(tx: Tx, staff: StaffId): Promise<void> {
  await sql`select from staff where id = ${staff} for share`.execute(tx);
}

export async function hasRole(tx: Tx, { staff, site, roles }: Held): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select has_staff_role(${staff}, ${site}, ${[...roles]}::text[]) as held`.execute(tx);
  return rows[0]?.held ?? false;
}
