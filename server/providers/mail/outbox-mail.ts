import type { MailProvider } from "./port.ts";

/** The demo's provider: the mail's row is all there is of it, and the outbox page shows it. */
export function outboxMail(): MailProvider {
  return { send: () => Promise.resolve({ is: "sent" }), close: () => undefined };
}
