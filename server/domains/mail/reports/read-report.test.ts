import { expect, test } from "vitest";
import { buildBounce, buildComplaint } from "#sandbox/mailbox/build-reports.ts";
import type { OutgoingMail } from "#server/providers/mail/port.ts";
import { readReport } from "./read-report.ts";

const mail: OutgoingMail = {
  id: "0b54bd0e-4c70-4ba1-9f55-0a9d0f7ce0a1",
  from: { name: "Vonk", address: "hulp@vonk.example" },
  to: "marijke@example.nl",
  returnTo: "b-1234@bounces.vonk.example",
  subject: "Dag",
  html: "<p>Dag</p>",
  text: "Dag",
  headers: {},
};
const read = (raw: string) => readReport(Buffer.from(raw));
const bounce = buildBounce(mail);

test.each([
  ["5.1.1", "hard"],
  ["5.1.10", "hard"],
  ["5.0.0", "hard"],
  ["5.2.1 (mailbox disabled)", "hard"],
  ["5.2.2", "soft"],
  ["5.7.1", "soft"],
  ["4.4.7", "soft"],
  ["nonsense", "soft"],
])("a mail that failed with status %s is a %s bounce", async (status, kind) => {
  expect(await read(buildBounce(mail, status))).toBe(kind);
});

test("the report of a delay is not a bounce", async () => {
  expect(await read(bounce.replace("Action: failed", "Action: delayed"))).toBeNull();
});

test("a complaint is recognized, but not the withdrawal of one", async () => {
  expect(await read(buildComplaint(mail))).toBe("complaint");
  const taken = buildComplaint(mail).replace("Feedback-Type: abuse", "Feedback-Type: not-spam");
  expect(await read(taken)).toBeNull();
});

test("a report in base64 with line feeds and folded fields is read too", async () => {
  const fields =
    "Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822;\n a@example.nl\nAction:\n failed\nStatus: 5.1.1\n";
  const raw = `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${btoa(fields)}\n--x--\n`;
  expect(await read(raw)).toBe("hard");
});

test.each(["", "Dag", "Subject: Ik ben op vakantie\n\nTot maandag.", "\0\0\0", "--\n--\n--"])(
  "the message %j is no report",
  async (raw) => {
    expect(await read(raw)).toBeNull();
  },
);
