import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { enqueue } from "#server/platform/queue/queue.ts";
import { sendMailJob } from "./send-mail.ts";
import { insertMail } from "./store.ts";
import type { MailMessage } from "./build-mail.ts";

export { countMails, deleteWaitingMails } from "./store.ts";

export interface MailToQueue {
  readonly site: Site;
  readonly kind: string;
  readonly to: string;
  /** The member the mail is for; it is erased together with the account. Null for a stranger. */
  readonly account: MemberId | null;
  readonly locale: Locale;
  readonly at: Date;
  /** The link that ends mails of this kind, for the mail program's own button. */
  readonly unsubscribe?: string;
  /** Part of a mailing: sent after every other mail, so that nobody waits for a password mail. */
  readonly mailing?: string;
  /** Additional fields for log lines: never an address or a secret. */
  readonly log?: Readonly<Record<string, string>>;
}

const BULK_PRIORITY = 10;

/** Stores a mail in the caller's transaction; a job sends it after the commit. */
export async function queueMail(tx: Tx, mail: MailToQueue, written: MailMessage): Promise<void> {
  const id = await insertMail(tx, {
    site_id: mail.site.id,
    kind: mail.kind,
    account_id: mail.account,
    to_address: mail.to,
    locale: mail.locale,
    subject: written.subject,
    html: written.html,
    text: written.text,
    // RFC 3834: prevents out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated", ...buildUnsubscribeHeaders(mail) },
    log_data: { ...(mail.account && { member: mail.account }), ...mail.log },
    written_at: mail.at,
    mailing_id: mail.mailing ?? null,
  });
  await enqueue(tx, sendMailJob, { mail: id }, mail.mailing ? { priority: BULK_PRIORITY } : {});
}

/** RFC 8058: the mail program's button posts to the link, without a log-in. */
function buildUnsubscribeHeaders({ unsubscribe }: MailToQueue): Readonly<Record<string, string>> {
  if (unsubscribe === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
