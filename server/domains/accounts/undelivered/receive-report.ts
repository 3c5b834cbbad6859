import { findEmailAddress, insertStop } from "#server/domains/accounts/find-account.ts";
import type { Services } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Log } from "#server/platform/log.ts";
import { countSoftBounces, saveReport } from "#server/domains/mail/reads.ts";
import { readReport } from "#server/domains/mail/reports/read-report.ts";
import type { ReturnAddresses } from "#server/domains/mail/reports/return-addresses.ts";
import { SOFT_BOUNCES, SOFT_BOUNCE_DAYS } from "#server/domains/accounts/rules.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

type ReportServices = Pick<Services, "db" | "clock">;

/**
 * Handles a message that arrived at a return address: stops the member's mail if the address is dead
 * or the member calls our mail spam. Throws `malformed_request` if none of our return addresses is in
 * it.
 */
export async function receiveReport(
  { db, clock }: ReportServices,
  { raw, addresses, log }: { raw: Buffer; addresses: ReturnAddresses; log: Log },
): Promise<void> {
  const id = addresses.find(raw.toString("latin1"));
  if (id === null) throw new AppError("malformed_request");
  const kind = await readReport(raw);
  log.info({ mail: id, kind }, "mail reported");
  if (kind === null) return;
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    const mail = await saveReport(tx, id, { report: kind, reported_at: at });
    if (!mail?.account_id) return;
    const { account_id, site_id, to_address: address } = mail;
    if (kind === "complaint") return insertStop(tx, { account_id, reason: "fbl" });
    const current = await findEmailAddress(tx, site_id, account_id);
    // A report about an earlier address says nothing about the current one.
    if (current?.email !== address) return;
    const since = new Date(at.getTime() - SOFT_BOUNCE_DAYS * DAY_MS);
    const isDead =
      kind === "hard" ||
      (await countSoftBounces(tx, { account_id, address, since })) >= SOFT_BOUNCES;
    if (isDead) await insertStop(tx, { account_id, reason: "bounce" });
  });
}
