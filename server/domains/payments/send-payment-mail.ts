import type { MemberId, OrderId } from "#contract/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import type { Services } from "#server/domains/request-context.ts";
import { findOrder } from "#server/domains/checkout/orders.ts";
import { localizeMethod } from "#server/domains/checkout/load-offer.ts";
import { computeVat } from "#server/domains/checkout/vat-rates.ts";
import { buildPaymentMail } from "#server/domains/mail/mails/payment-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Confirms a purchase by mail. A member who was erased meanwhile gets none. */
export async function sendPaymentMail(
  tx: Tx,
  { publicOrigin }: Pick<Services, "publicOrigin">,
  site: Site,
  {
    payment,
    member,
    at,
  }: {
    readonly payment: OrderId;
    readonly member: MemberId;
    readonly at: Date;
  },
): Promise<void> {
  const to = await findEmailAddress(tx, site.id, member);
  const order = await findOrder(tx, site.id, member, payment);
  if (!to || !order) return;
  const { currency, vat_permille: permille, price_minor: minor } = order;
  const mail = buildPaymentMail(site, to.language, {
    id: order.id,
    credits: order.credits,
    price: { minor, currency },
    vat:
      permille === null
        ? null
        : { amount: { minor: computeVat(minor, permille), currency }, percentage: permille / 10 },
    method: localizeMethod(order.method, to.language),
    at,
    link: buildSiteUrl(publicOrigin, site, `/transactions/${order.id}`),
  });
  const { email, language } = to;
  const about = { site, kind: "payment", account: member, locale: language, at };
  await queueMail(tx, { ...about, to: email, log: { member, payment } }, mail);
}
