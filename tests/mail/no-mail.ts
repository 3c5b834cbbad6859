import type { MailProvider } from "#server/providers/mail/port.ts";

/** Accepts every mail and delivers none. */
export const noMail: MailProvider = {
  send: () => Promise.resolve({ is: "sent" }),
  close: () => undefined,
};
