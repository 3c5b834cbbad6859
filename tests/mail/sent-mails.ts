import type { Services } from "#server/domains/request-context.ts";
import type { OutgoingMail } from "#server/providers/mail/port.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import type { testApp } from "#tests/test-app.ts";

/** Runs a sweep and returns the mails that it sends to an address. */
export async function sentMails(
  app: ReturnType<typeof testApp>,
  to: string,
  sweep: (services: Services) => Promise<void>,
): Promise<OutgoingMail[]> {
  await sweep(app.context.services);
  const mails: OutgoingMail[] = [];
  const send = (mail: OutgoingMail) => {
    if (mail.to === to) mails.push(mail);
    return Promise.resolve({ is: "sent" as const });
  };
  await drainQueue(app.context, { send, close: () => undefined });
  return mails;
}
