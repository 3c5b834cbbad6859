import { buildMailing } from "#server/domains/mail/mails/mailing.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { chooseText } from "./mailing-rules.ts";
import { listReceivers, lockUnfinished, updateMailing } from "./mailing-store.ts";
import { queueNotification } from "./queue-notification.ts";
import type { MailingServices } from "./queue-notification.ts";

const BATCH = 200;
/** A sweep ends before the next begins. */
const BATCHES = 10;

/** Sends news and promotions in batches; a process that stops goes on after the last whole batch. */
export async function sendMailings(services: MailingServices): Promise<void> {
  for (let n = 0; n < BATCHES; n += 1) {
    const more = await services.db.transaction().execute((tx) => sendBatch(tx, services));
    if (!more) return;
  }
}

/** Queues the mails of one batch; false if no mailing is left. */
async function sendBatch(tx: Tx, services: MailingServices): Promise<boolean> {
  const mailing = await lockUnfinished(tx);
  if (!mailing) return false;
  const { id, kind, texts } = mailing;
  const at = services.clock.now();
  const site = (await services.sites.all()).find((one) => one.id === mailing.site_id);
  if (!site) {
    await updateMailing(tx, id, { finished_at: at });
    return true;
  }
  const batch = await listReceivers(tx, {
    site: site.id,
    kind,
    after: mailing.sent_after,
    limit: BATCH,
  });
  const link = buildSiteUrl(services.publicOrigin, site, "/");
  for (const to of batch) {
    const chosen = chooseText(texts, to.language, site.languages);
    if (!chosen) continue;
    const receiver = { ...to, language: chosen.locale };
    await queueNotification(
      tx,
      services,
      { site, to: receiver, kind, keys: [kind], at, bulk: true },
      (unsubscribe) => buildMailing(site, chosen.locale, { ...chosen.text, link, unsubscribe }),
    );
  }
  await updateMailing(tx, id, {
    receivers: mailing.receivers + batch.length,
    sent_after: batch.length < BATCH ? null : (batch.at(-1)?.member ?? null),
    finished_at: batch.length < BATCH ? at : null,
  });
  return true;
}
