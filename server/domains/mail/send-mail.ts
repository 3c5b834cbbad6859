import { z } from "zod";
import { isAddressDead } from "#server/domains/accounts/find-account.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Log } from "#server/platform/log.ts";
import { defineJob } from "#server/platform/queue/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { maskLinks } from "./mask-links.ts";
import { settleMail, startAttempt } from "./store.ts";

export interface MailServices extends Pick<Services, "db" | "clock" | "sites" | "returnAddresses"> {
  readonly mail: MailProvider;
  readonly log: Log;
}

export const sendMailJob = defineJob("mail.send", z.object({ mail: z.uuid() }));

/**
 * Hands a queued mail to the provider; does nothing if it was already sent or rejected. Throws if a
 * retry makes sense. A process that stops between sending and recording sends the mail twice, with
 * the same Message-ID.
 */
export async function sendMail(services: MailServices, id: string): Promise<void> {
  const mail = await startAttempt(services.db, id);
  if (!mail) return;
  const site = (await services.sites.all()).find((one) => one.id === mail.site_id);
  if (!site) throw new Error("the mail's site is gone");
  // A mail to a new address is still sent, such as a request to confirm it.
  if (mail.account_id && (await isAddressDead(services.db, mail.account_id, mail.to_address))) {
    await settleMail(services.db, mail, {
      ...maskLinks(mail),
      rejected_at: services.clock.now(),
      last_failure: "earlier mail to the address came back",
    });
    return;
  }
  const delivery = await services.mail.send({
    id,
    returnTo: services.returnAddresses?.create(id) ?? null,
    from: { name: site.name, address: site.support_email },
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
  });
  const at = services.clock.now();
  const details = { mail: id, site: site.id, kind: mail.kind, ...mail.log_data };
  if (delivery.is === "sent") {
    await settleMail(services.db, mail, { ...maskLinks(mail), sent_at: at, last_failure: null });
    services.log.info(details, "mail sent");
    return;
  }
  const { reason } = delivery;
  const outcome = { last_failure: reason };
  const final = delivery.is === "rejected";
  await settleMail(
    services.db,
    mail,
    final ? { ...outcome, ...maskLinks(mail), rejected_at: at } : outcome,
  );
  services.log.warn({ ...details, reason }, `mail ${delivery.is}`);
  if (!final) throw new Error(`mail delayed: ${reason}`);
}
