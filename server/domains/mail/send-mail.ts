import { z } from "zod";
import type { Services } from "#server/domains/request-context.ts";
import type { Log } from "#server/platform/log.ts";
import { defineJob } from "#server/platform/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { settleMail, takeMail } from "./store.ts";

export interface MailParts extends Pick<Services, "db" | "clock" | "sites"> {
  readonly mail: MailProvider;
  readonly log: Log;
}

export const sendMailJob = defineJob("mail.send", z.object({ mail: z.uuid() }));

/**
 * Sends a mail that was written down. Sent or refused before: nothing happens. Throws where another
 * try is worth it. A machine that stops between the sending and the note of it sends it twice, with
 * the same Message-ID.
 */
export async function sendMail(services: MailParts, id: string): Promise<void> {
  const mail = await takeMail(services.db, id);
  if (!mail) return;
  const site = (await services.sites.all()).find((one) => one.id === mail.site_id);
  if (!site) throw new Error("the mail's site is gone");
  const delivery = await services.mail.send({
    id,
    from: { name: site.name, address: site.support_email },
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
  });
  const at = services.clock.now();
  const said = { mail: id, site: site.id, kind: mail.kind, ...mail.log_data };
  if (delivery.is === "sent") {
    await settleMail(services.db, mail, { sent_at: at, last_failure: null });
    services.log.info(said, "mail sent");
    return;
  }
  const { reason } = delivery;
  const refused = delivery.is === "refused";
  await settleMail(services.db, mail, { last_failure: reason, ...(refused && { refused_at: at }) });
  services.log.warn({ ...said, reason }, `mail ${delivery.is}`);
  if (!refused) throw new Error(`mail delayed: ${reason}`);
}
