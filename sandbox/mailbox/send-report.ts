import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config/config.ts";
import { MAIL_INTAKE_PATH } from "#server/roles/mail/mail-intake.ts";
import { buildBounce, buildComplaint } from "./build-reports.ts";
import type { ReceivedMail } from "./mailbox.ts";

const reports = ["bounce", "complaint", "unsubscribe"] as const;
/** What the demo can report about a mail, as a button of the mailbox. */
export type ReportName = (typeof reports)[number];

export function findReport(given: unknown): ReportName | null {
  return reports.find((one) => one === given) ?? null;
}

interface Report {
  readonly mail: ReceivedMail;
  readonly report: ReportName;
  /** The host of the mail's site. */
  readonly host: string;
}

/** Reports a mail the way a mail server or a mail program would: over the program's own routes. */
export async function sendReport(
  server: FastifyInstance,
  { mailIntake }: Pick<Config, "mailIntake">,
  { mail, report, host }: Report,
): Promise<void> {
  if (report === "unsubscribe") {
    const link = /<(.*)>/.exec(mail.headers["List-Unsubscribe"] ?? "")?.[1] ?? "http://none/";
    const body = mail.headers["List-Unsubscribe-Post"] ?? "";
    return post(server, new URL(link).pathname, body, {
      host,
      "content-type": "application/x-www-form-urlencoded",
    });
  }
  const raw = report === "bounce" ? buildBounce(mail) : buildComplaint(mail);
  await post(server, MAIL_INTAKE_PATH, raw, {
    host,
    "content-type": "message/rfc822",
    authorization: `Bearer ${mailIntake?.secret}`,
  });
}

async function post(
  server: FastifyInstance,
  url: string,
  payload: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { statusCode } = await server.inject({ method: "POST", url, payload, headers });
  if (statusCode >= 300) throw new Error(`the program answered the report with ${statusCode}`);
}
