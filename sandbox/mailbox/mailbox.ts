import path from "node:path";
import type { MailProvider, OutgoingMail } from "#server/providers/mail/port.ts";
import { openDocuments } from "#sandbox/documents.ts";

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
export function openMailbox(dir: string, next?: MailProvider): Mailbox {
  const mails = openDocuments<ReceivedMail>(path.join(dir, "mails.sqlite"));
  mails.trim(MAX_STORED);
  return {
    provider: {
      async send(mail) {
        mails.put({ ...mail, receivedAt: new Date().toISOString() });
        return (await next?.send(mail)) ?? { is: "sent" };
      },
      close: () => next?.close(),
    },
    list: (from, limit) => mails.list("body ->> '$.from.address' = ?", [from], limit),
    find: (from, id) => mails.list("id = ? and body ->> '$.from.address' = ?", [id, from])[0],
  };
}
