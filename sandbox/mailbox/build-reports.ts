import type { OutgoingMail } from "#server/providers/mail/port.ts";

/** The message with which a mail server returns a mail to an address that does not exist (RFC 3464). */
export function buildBounce(mail: OutgoingMail, status = "5.1.1"): string {
  return buildReport(mail, {
    subject: "Undelivered Mail Returned to Sender",
    type: "delivery-status",
    words: "Your mail could not be delivered.",
    fields: [
      "Reporting-MTA: dns; mail.example.com",
      "",
      `Final-Recipient: rfc822; ${mail.to}`,
      "Action: failed",
      `Status: ${status}`,
      `Diagnostic-Code: smtp; 550 ${status} User unknown`,
    ],
  });
}

/** The message with which a mail provider passes on that a recipient calls a mail spam (RFC 5965). */
export function buildComplaint(mail: OutgoingMail): string {
  return buildReport(mail, {
    subject: "Spam complaint",
    type: "feedback-report",
    words: "A recipient reported this mail as spam.",
    fields: [
      "Feedback-Type: abuse",
      "User-Agent: Demo/1.0",
      "Version: 1",
      `Original-Mail-From: <${mail.returnTo}>`,
    ],
  });
}

interface Report {
  readonly subject: string;
  readonly type: "delivery-status" | "feedback-report";
  readonly words: string;
  readonly fields: readonly string[];
}

function buildReport(mail: OutgoingMail, { subject, type, words, fields }: Report): string {
  return [
    "From: Mail Delivery System <MAILER-DAEMON@mail.example.com>",
    `To: ${mail.returnTo}`,
    `Subject: ${subject}`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=${type}; boundary="report"`,
    "",
    "--report",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    words,
    "",
    "--report",
    `Content-Type: message/${type}`,
    "",
    ...fields,
    "",
    "--report",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: <${mail.id}@${mail.from.address.split("@").at(-1)}>`,
    `To: ${mail.to}`,
    "",
    "--report--",
    "",
  ].join("\r\n");
}
