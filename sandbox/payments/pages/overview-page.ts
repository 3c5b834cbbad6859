import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import type { Notice, SandboxPayment } from "#sandbox/payments/payment.ts";
import { debitForms } from "#sandbox/payments/methods/directdebit.ts";
import { returningAccounts } from "#sandbox/payments/sepa-reasons.ts";
import { chooseLanguage, textsIn } from "#sandbox/payments/texts.ts";
import type { Texts } from "#sandbox/payments/texts.ts";
import { formatMoment, formatPaymentAmount, getMerchantName } from "./format-payment.ts";
import { renderPage } from "./page-frame.ts";

/** The newest payments, each with its webhooks and the shop's responses. */
export function overviewPage(
  payments: readonly SandboxPayment[],
  accepts: string | undefined,
): string {
  const language = chooseLanguage(accepts);
  const t = textsIn(language);
  const list = payments.map((payment) => entry(payment, t, language));
  const body = markup`<p>${t.overviewLead}</p>
    ${list.length > 0 ? list : markup`<p>${t.none}</p>`}
    <details>
      <summary>${t.debit.accounts}</summary>
      <p>${t.debit.accountsLead}</p>
      <ul>
        ${returningAccounts.map(
          ({ account, reason }) =>
            markup`<li><code>${account}</code>: ${reason}, ${t.debit.reasons[reason]}</li>`,
        )}
      </ul>
    </details>`;
  return renderPage({ language, t, title: t.overview }, body);
}

/** The page for an unknown page or payment. */
export function notFoundPage(accepts: string | undefined): string {
  const language = chooseLanguage(accepts);
  const t = textsIn(language);
  return renderPage({ language, t, title: t.notFound }, markup`<p>${t.notFoundLead}</p>`);
}

function entry(payment: SandboxPayment, t: Texts, language: string): Html {
  const { id, token, status, description, notices, method } = payment;
  const amount = formatPaymentAmount(payment, language);
  return markup`<article>
    <h2>${getMerchantName(payment)} · ${amount} · ${t.states[status]}</h2>
    <p>
      ${description}<br />${method === null ? null : markup`${t.methods[method]} · `}<code>${id}</code>
      · ${formatMoment(payment.createdAt, language)}
    </p>
    <p><a href="/checkout/${token}">${t.page}</a></p>
    ${method === "directdebit" && status === "pending" ? debitForms(payment, t) : null}
    ${notices.length > 0 ? noticesOf(payment, t, language) : null}
  </article>`;
}

function noticesOf({ notices, token }: SandboxPayment, t: Texts, language: string): Html {
  return markup`<p>${t.notices}</p>
    <ul>
      ${notices.flatMap((notice) => triesOf(notice, language))}
    </ul>
    <form method="post" action="/checkout/${token}/notice"><button>${t.sendAgain}</button></form>`;
}

function triesOf({ tries, dueAt, state }: Notice, language: string): Html[] {
  const lines = tries.map(
    ({ at, answer }) => markup`<li>${formatMoment(at, language)}: ${answer ?? "–"}</li>`,
  );
  return state === "waiting"
    ? [...lines, markup`<li>${formatMoment(dueAt, language)}: …</li>`]
    : lines;
}
