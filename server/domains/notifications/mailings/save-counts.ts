import type { MailingServices } from "#server/domains/notifications/queue-notification.ts";
import { saveCounts } from "./store.ts";

/** Mails are purged after 30 days; until then the counts still change. */
const COUNTED_DAYS = 28;

/** Stores the outcome of older mailings, before their mails are purged. */
export async function saveMailingCounts({ db, clock }: MailingServices): Promise<void> {
  await saveCounts(db, new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000));
}
