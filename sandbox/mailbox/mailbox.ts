import path from "node:path";
import type { MailProvider, OutgoingMail } from "#server/providers/mail/port.ts";
import { openLineFile } from "#sandbox/line-file.ts";

/** A mail as it arrived, with its arrival time in ISO 8601. */
export interface ReceivedMail extends OutgoingMail {
  readonly receivedAt: string;
}

/** Receives every mail of the demo so that it can be read in the browser. */
export interface Mailbox {
  readonly provider: MailProvider;
  /** The latest mails from a sender's address, newest first. */
  list(from: string, limit: number): ReceivedMail[];
  /** One mail from a sender's address. */
  find(from: string, id: string): ReceivedMail | undefined;
}

/** A limit, so that a demo that runs for weeks does not fill the disk. */
const MAX_STORED = 1_000;

/**
 * Opens the mailbox in a folder, with the mails of earlier runs. `next` also receives every mail.
 */
export async function openMailbox(dir: string, next?: MailProvider): Promise<Mailbox> {
  const file = await openLineFile<ReceivedMail>(path.join(dir, "mails.jsonl"), (mails) =>
    [...new Map(mails.map((mail) => [mail.id, mail])).values()].slice(-MAX_STORED),
  );
  const mails = new Map(file.entries.map((mail) => [mail.id, mail]));
  return {
    provider: {
      async send(mail) {
        const received = { ...mail, receivedAt: new Date().toISOString() };
        await file.append(received);
        mails.set(mail.id, received);
        return (await next?.send(mail)) ?? { is: "sent" };
      },
      close: () => next?.close(),
    },
    list: (from, limit) =>
      [...mails.values()]
        .filter((mail) => mail.from.address === from)
        .slice(-limit)
        .toReversed(),
    find(from, id) {
      const mail = mails.get(id);
      return mail?.from.address === from ? mail : undefined;
    },
  };
}
