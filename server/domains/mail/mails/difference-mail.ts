import type { Locale } from "#contract/shared/languages.ts";
import { formatMoney } from "#contract/formatting/money.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

export interface DifferingOrder {
  /** The order's id, as in the address of the payment screen. */
  readonly id: string;
  readonly kind: "amount" | "currency" | "order" | "twice";
  readonly ordered: Money;
  /** Null if no site uses its currency. */
  readonly received: Money | null;
  /** The page of this payment. */
  readonly link: string;
}

/** Notifies a member that a payment differs from its order, or paid it twice: it added no credits. */
export function buildDifferenceMail(
  site: Site,
  locale: Locale,
  order: DifferingOrder,
): MailMessage {
  const t = getTexts(locale, "mail");
  const ordered = formatMoney(order.ordered, locale);
  const received = order.received && formatMoney(order.received, locale);
  const action = { label: t("payment.action"), address: order.link };
  if (order.kind === "twice") {
    return buildMail(site, locale, {
      subject: t("twice.subject", { site: site.name }),
      heading: t("twice.heading"),
      paragraphs: [
        t("twice.received", { site: site.name, received: received ?? ordered }),
        t("twice.returned"),
        t("twice.contact", { id: order.id }),
      ],
      action,
      notes: [],
    });
  }
  const reason =
    order.kind === "order"
      ? t("difference.order", { site: site.name })
      : received === null
        ? t("difference.currency", { site: site.name, ordered })
        : t("difference.amount", { site: site.name, ordered, received });
  return buildMail(site, locale, {
    subject: t("difference.subject", { site: site.name }),
    heading: t("difference.heading"),
    paragraphs: [reason, t("difference.notAdded"), t("difference.contact", { id: order.id })],
    action,
    notes: [],
  });
}
