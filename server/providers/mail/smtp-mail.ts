import { createTransport } from "nodemailer";
import type { Delivery, MailProvider, OutgoingMail } from "./port.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Sends over SMTP. `url`: `smtps://name:password@host:port`, or `smtp://…`, which upgrades to TLS.
 */
export function createSmtpMail(url: string): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Mails contain database texts, which must never make the server load a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail));
        return { is: "sent" };
      } catch (error) {
        return deliveryAfter(error);
      }
    },
    close: () => transport.close(),
  };
}

function messageOf({ id, from, to, returnTo, subject, html, text, headers }: OutgoingMail) {
  const host = from.address.split("@").at(-1) ?? "localhost";
  // Objects, because a comma in a name or an address would otherwise make two recipients.
  const recipient = { name: "", address: to };
  const envelope = { from: returnTo ?? from.address, to };
  const messageId = `<${id}@${host}>`;
  return { envelope, from, to: recipient, subject, html, text, headers, messageId };
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * A 5xx for the recipient or the message is final; any other failure may be temporary or our own.
 */
function deliveryAfter(error: unknown): Delivery {
  const { code, responseCode, command } = error as SmtpFailure;
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(" ");
  const final = (responseCode ?? 0) >= 500 && (command === "RCPT TO" || command === "DATA");
  return { is: final ? "rejected" : "delayed", reason: reason || "unknown" };
}
