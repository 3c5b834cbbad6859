import { dateFormat, dateLocale, dayIn } from "#contract/formatting/formats.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { formatMoney } from "#contract/formatting/money.ts";
import type { Money } from "#contract/formatting/money.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

export interface PaidOrder {
  /** The order's id, as in the address of the status screen. */
  readonly id: string;
  readonly credits: number;
  readonly price: Money;
  /** The tax included in the price and its percentage; null if there is none. */
  readonly vat: { readonly amount: Money; readonly percentage: number } | null;
  readonly method: string;
  readonly at: Date;
  /** The page of this payment. */
  readonly link: string;
}

/** Confirms the purchase, its price and the end of the withdrawal period (Directive 2011/83/EU article 8(7)). */
export function buildPaymentMail(site: Site, locale: Locale, order: PaidOrder): MailMessage {
  const t = getTexts(locale, "mail");
  const dates = dateLocale(locale, site.domain_language);
  const day = dateFormat(dates, { dateStyle: "long", timeZone: "UTC" });
  // Counted in calendar days of the site, because the day on which the clock goes back has 25
  // hours.
  const until = new Date(`${dayIn(site.time_zone, order.at)}T00:00:00Z`);
  until.setUTCDate(until.getUTCDate() + site.refund_days);
  const { vat } = order;
  return buildMail(site, locale, {
    subject: t("payment.subject", { site: site.name }),
    heading: t("payment.heading"),
    paragraphs: [
      t("payment.body", { site: site.name, credits: order.credits }),
      t("payment.price", { price: formatMoney(order.price, locale), method: order.method }),
      ...(vat
        ? [
            t("payment.vat", {
              amount: formatMoney(vat.amount, locale),
              percentage: new Intl.NumberFormat(locale).format(vat.percentage),
            }),
          ]
        : []),
      t("payment.order", { id: order.id, date: formatMoment(site, locale, order.at) }),
    ],
    action: { label: t("payment.action"), address: order.link },
    notes: [
      t("payment.noSubscription"),
      t("payment.refund", { days: site.refund_days, date: day.format(until) }),
      ...site.company.vat_numbers.map((number) => t("payment.vatNumber", { number })),
    ],
  });
}
