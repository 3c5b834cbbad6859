import path from "node:path";
import type { MailProvider, OutgoingMail } from "#server/providers/mail/port.ts";
import { openLineFile } from "#sandbox/line-file.ts";

/** A mail as it arrived, with the moment of its arrival in ISO 8601. */
export interface ReceivedMail extends OutgoingMail {
  readonly receivedAt: string;
}

/** Receives every mail of the demo, so that each can be read in the browser. */
export interface Mailbox {
  readonly provider: MailProvider;
  /** The newest mails of a sender's address, newest first. */
  list(from: string, most: number): ReceivedMail[];
  /** One mail of a sender's address. */
  find(from: string, id: string): ReceivedMail | undefined;
}

/** Enough to look back on; a demo that runs for weeks does not fill the disk. */
const MOST_STORED = 1_000;

/** Opens the mailbox in a folder; mails of earlier runs are still in it. With `next`, mails also go on. */
export async function openMailbox(dir: string, next?: MailProvider): Promise<Mailbox> {
  const file = await openLineFile<ReceivedMail>(path.join(dir, "mails.jsonl"), (mails) =>
    [...new Map(mails.map((mail) => [mail.id, mail])).values()].slice(-MOST_STORED),
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
    list: (from, most) =>
      [...mails.values()]
        .filter((mail) => mail.from.address === from)
        .slice(-most)
        .toReversed(),
    find(from, id) {
      const mail = mails.get(id);
      return mail?.from.address === from ? mail : undefined;
    },
  };
}
