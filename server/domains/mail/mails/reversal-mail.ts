import type { Locale } from "#contract/shared/languages.ts";
import { formatMoney } from "#contract/formatting/money.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

export interface ReversedOrder {
  /** The order's id, as in the address of the payment screen. */
  readonly id: string;
  /** `withdrawn` applies to a charge-back, `failed` to a refund: both restore the purchase. */
  readonly kind: "refunded" | "chargedBack" | "withdrawn" | "failed";
  readonly amount: Money;
  /** Taken out of the account; negative if given back. */
  readonly creditsTaken: number;
  /** Spent before they were charged back. */
  readonly debt: number;
  readonly premium: "ended" | "returned" | "unchanged";
  /** The page of this payment. */
  readonly link: string;
}

/**
 * Notifies a member that money for a purchase was returned or paid again, and of the effect on
 * credits.
 */
export function buildReversalMail(site: Site, locale: Locale, order: ReversedOrder): MailMessage {
  const t = getTexts(locale, "mail");
  const { kind, creditsTaken: taken, debt, premium } = order;
  return buildMail(site, locale, {
    subject: t(`reversal.${kind}.subject`, { site: site.name }),
    heading: t(`reversal.${kind}.heading`),
    paragraphs: [
      t(`reversal.${kind}.body`, { site: site.name, amount: formatMoney(order.amount, locale) }),
      ...(taken > 0 ? [t("reversal.taken", { credits: taken })] : []),
      ...(taken < 0 ? [t("reversal.returned", { credits: -taken })] : []),
      ...(debt > 0 ? [t("reversal.debt", { credits: debt })] : []),
      ...(premium === "ended" ? [t("reversal.premiumEnded")] : []),
      ...(premium === "returned" ? [t("reversal.premiumReturned")] : []),
      t("reversal.order", { id: order.id }),
    ],
    action: { label: t("payment.action"), address: order.link },
    notes: [],
  });
}
