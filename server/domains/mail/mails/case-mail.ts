import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

interface CasePage {
  readonly number: string;
  /** The address of the reader's own page of the case. */
  readonly page: string;
}

/** Confirms that a report or complaint has arrived (DSA, article 16(4)). */
export function buildCaseReceiptMail(
  site: Site,
  locale: Locale,
  { number, page }: CasePage,
): MailMessage {
  const t = getTexts(locale, "cases");
  return buildMail(site, locale, {
    subject: t("mail.receiptSubject", { number }),
    heading: t("received.title"),
    paragraphs: [t("mail.receiptBody", { number })],
    action: { label: t("mail.open"), address: page },
    notes: [t("mail.receiptNotYou")],
  });
}

interface MailedDecision extends CasePage {
  readonly side: "reporter" | "reported";
  readonly statement: readonly string[];
}

/** Gives one side the statement of reasons (DSA, articles 16(5) and 17). */
export function buildCaseDecisionMail(
  site: Site,
  locale: Locale,
  { number, page, side, statement }: MailedDecision,
): MailMessage {
  const t = getTexts(locale, "cases");
  return buildMail(site, locale, {
    subject:
      side === "reporter"
        ? t("mail.decisionSubject", { number })
        : t("mail.decisionSubjectReported", { site: site.name }),
    heading: t("mail.decisionHeading"),
    paragraphs: statement,
    action: { label: t("mail.decisionOpen"), address: page },
    notes: [],
  });
}
