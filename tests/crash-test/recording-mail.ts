import { appendFileSync } from "node:fs";
import type { MailProvider } from "#server/providers/mail/port.ts";

/** Accepts every mail and writes its address and id to a file, which outlives the process. */
export function recordingMail(file: string): MailProvider {
  return {
    send: ({ id, to }) => {
      appendFileSync(file, `${to} ${id}\n`);
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  };
}
