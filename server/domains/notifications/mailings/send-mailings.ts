import { buildMailing } from "#server/domains/mail/mails/mailing.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { queueNotification } from "#server/domains/notifications/queue-notification.ts";
import type { MailingServices } from "#server/domains/notifications/queue-notification.ts";
import { buildMailingPush } from "#server/domains/notifications/push/push-message.ts";
import { queuePush } from "#server/domains/notifications/push/queue-push.ts";
import { listLanguages, COUNTED_DAYS } from "./rules.ts";
import { listReceivers, lockDue, saveCounts, updateMailing } from "./store.ts";

const BATCH = 200;
/** A sweep ends before the next begins. */
const BATCHES = 10;

/**
 * Sends news and promotions in batches; after an interruption it continues behind the last complete
 * batch.
 */
export async function sendMailings(services: MailingServices): Promise<void> {
  for (let n = 0; n < BATCHES; n += 1) {
    const more = await services.db.transaction().execute((tx) => sendBatch(tx, services));
    if (!more) return;
  }
}

/** Queues the mails and pushes of one batch; false if no mailing is left. */
async function sendBatch(tx: Tx, services: MailingServices): Promise<boolean> {
  const at = services.clock.now();
  const mailing = await lockDue(tx, at);
  if (!mailing) return false;
  const { id, kind, texts } = mailing;
  const site = (await services.sites.all()).find((one) => one.id === mailing.site_id);
  if (!site) {
    await updateMailing(tx, id, { finished_at: at });
    return true;
  }
  const batch = await listReceivers(tx, {
    site: site.id,
    kind,
    at,
    languages: listLanguages(texts),
    after: mailing.sent_after,
    limit: BATCH,
  });
  const link = buildSiteUrl(services.publicOrigin, site, "/");
  for (const to of batch) {
    const text = texts[to.language];
    if (!text) continue;
    const { member, language, email } = to;
    if (email !== null) {
      await queueNotification(
        tx,
        services,
        { site, to: { member, language, email }, kind, keys: [kind], at, mailing: id },
        (unsubscribe) => buildMailing(site, language, { ...text, link, unsubscribe }),
      );
    }
    if (to.push) {
      const message = buildMailingPush(language, { ...text, kind });
      await queuePush(tx, { site, to: member, at, bulk: true }, message);
    }
  }
  await updateMailing(tx, id, {
    receivers: mailing.receivers + batch.length,
    sent_after: batch.length < BATCH ? null : (batch.at(-1)?.member ?? null),
    finished_at: batch.length < BATCH ? at : null,
  });
  return true;
}

/** Stores the outcome of older mailings, before their mails are purged. */
export async function saveMailingCounts({ db, clock }: MailingServices): Promise<void> {
  await saveCounts(db, new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000));
}
