import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { toMoney } from "#contract/formatting/money.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { localizeMethod } from "#server/domains/checkout/load-offer.ts";
import { findOrder } from "#server/domains/orders/find-order.ts";
import type { Order } from "#server/domains/orders/find-order.ts";
import { computeVat } from "#server/domains/orders/vat-rates.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildDifferenceMail } from "#server/domains/mail/mails/difference-mail.ts";
import { buildPaymentMail } from "#server/domains/mail/mails/payment-mail.ts";
import { buildReversalMail } from "#server/domains/mail/mails/reversal-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { DomainEvent, EventType } from "#server/platform/events.ts";
import type { paymentDiffers, paymentReversed, paymentSettled } from "./events.ts";
import { chooseAttempt, describeReversal } from "./rules.ts";
import { listAttempts } from "./store.ts";

type EventOf<Type> = Type extends EventType<infer Data> ? DomainEvent<Data> : never;
type MailServices = Pick<Services, "publicOrigin" | "sites">;

/** Confirms a purchase. */
export function sendPaymentMail(
  tx: Tx,
  services: MailServices,
  event: EventOf<typeof paymentSettled>,
): Promise<void> {
  return send(tx, services, event, "payment", async ({ site, locale, order, link }) => {
    const { id, credits, currency, price_minor: minor, vat_permille: permille } = order;
    const vat =
      permille === null
        ? null
        : { amount: { minor: computeVat(minor, permille), currency }, percentage: permille / 10 };
    const attempts = await listAttempts(tx, site.id, [id]);
    const attempt = chooseAttempt(attempts.get(id) ?? []);
    const method = attempt ? localizeMethod(attempt.method, locale) : "";
    const price = { minor, currency };
    const paid = { id, credits, price, vat, method, at: event.at, link };
    return buildPaymentMail(site, locale, paid);
  });
}

/** Notifies the member that the payment differs from the order. */
export function sendDifferenceMail(
  tx: Tx,
  services: MailServices,
  event: EventOf<typeof paymentDiffers>,
): Promise<void> {
  const { kind, ordered, received } = event.data;
  return send(tx, services, event, "payment_differs", ({ site, locale, order: { id }, link }) =>
    buildDifferenceMail(site, locale, { id, kind, ordered, received: toMoney(received), link }),
  );
}

/** Notifies the member of refunds and charge-backs and their effect on the credits. */
export function sendReversalMail(
  tx: Tx,
  services: MailServices,
  event: EventOf<typeof paymentReversed>,
): Promise<void> {
  const { before, now, currency, credits_taken: creditsTaken, debt, premium } = event.data;
  const { kind, minor } = describeReversal(before, now);
  const amount = toMoney({ minor, currency });
  return send(tx, services, event, "payment_reversed", ({ site, locale, order: { id }, link }) =>
    amount && minor > 0
      ? buildReversalMail(site, locale, { id, kind, amount, creditsTaken, debt, premium, link })
      : null,
  );
}

interface Recipient {
  readonly site: Site;
  readonly locale: Locale;
  readonly order: Order;
  /** The page of the payment. */
  readonly link: string;
}

/** Queues a mail about an order, unless its member has since been erased. */
async function send(
  tx: Tx,
  { publicOrigin, sites }: MailServices,
  event: DomainEvent<{ readonly order: OrderId; readonly member: MemberId }>,
  kind: string,
  build: (recipient: Recipient) => Promise<MailMessage> | MailMessage | null,
): Promise<void> {
  const { order: id, member } = event.data;
  const site = (await sites.all()).find((one) => one.id === event.site);
  if (!site) return;
  const to = await findEmailAddress(tx, site.id, member);
  const order = await findOrder(tx, site.id, member, id);
  if (!to || !order) return;
  const { email, language: locale } = to;
  const link = buildSiteUrl(publicOrigin, site, `/transactions/${id}`);
  const mail = await build({ site, locale, order, link });
  const about = { site, kind, account: member, locale, at: event.at };
  if (mail) await queueMail(tx, { ...about, to: email, log: { order: id } }, mail);
}
