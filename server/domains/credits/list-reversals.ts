import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { causes } from "./rules.ts";
import * as store from "./store.ts";

/** The reversals of the purchases that these payments paid for, by payment. */
export async function listReversals(
  db: Db,
  site: SiteId,
  member: MemberId,
  payments: readonly string[],
): Promise<ReadonlyMap<string, Omit<store.Reversal, "cause">>> {
  if (payments.length === 0) return new Map();
  const byCause = new Map(payments.map((payment) => [causes.payment(payment), payment]));
  const found = await store.listReversals(db, site, member, [...byCause.keys()]);
  return new Map(found.map(({ cause, ...reversal }) => [byCause.get(cause) ?? "", reversal]));
}
