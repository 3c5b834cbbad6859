import { z } from "zod";
import type { Parts } from "#server/domains/call.ts";
import type { Log } from "#server/platform/log.ts";
import { job } from "#server/platform/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { settleMail, takeMail } from "./store.ts";

export interface MailParts extends Pick<Parts, "db" | "clock" | "sites"> {
  readonly mail: MailProvider;
  readonly log: Log;
}

export const sendMailJob = job("mail.send", z.object({ mail: z.uuid() }));

/**
 * Sends a mail that was written down. Sent or refused before: nothing happens. Throws where another
 * try is worth it. A machine that stops between the sending and the note of it sends it twice, with
 * the same Message-ID.
 */
export async function sendMail(parts: MailParts, id: string): Promise<void> {
  const mail = await takeMail(parts.db, id);
  if (!mail) return;
  const site = (await parts.sites.all()).find((one) => one.id === mail.site_id);
  if (!site) throw new Error("the mail's site is gone");
  const delivery = await parts.mail.send({
    id,
    from: { name: site.name, address: site.support_email },
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
  });
  const at = parts.clock.now();
  const said = { mail: id, site: site.id, kind: mail.kind, ...mail.log_data };
  if (delivery.is === "sent") {
    await settleMail(parts.db, mail, { sent_at: at, last_failure: null });
    parts.log.info(said, "mail sent");
    return;
  }
  const { reason } = delivery;
  const refused = delivery.is === "refused";
  await settleMail(parts.db, mail, { last_failure: reason, ...(refused && { refused_at: at }) });
  parts.log.warn({ ...said, reason }, `mail ${delivery.is}`);
  if (!refused) throw new Error(`mail delayed: ${reason}`);
}
