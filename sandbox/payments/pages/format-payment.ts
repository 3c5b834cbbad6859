import { toMoney } from "#sandbox/payments/amounts.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";

/** The amount in the payer's language. */
export function formatPaymentAmount(
  { amount }: Pick<SandboxPayment, "amount">,
  language: string,
): string {
  const { value, currency } = amount;
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(value));
}

export function formatMinor(minor: number, currency: string, language: string): string {
  return formatPaymentAmount({ amount: toMoney(minor, currency) }, language);
}

/** The shop's name, else its host. */
export function getMerchantName({
  metadata,
  redirectUrl,
  webhookUrl,
}: Pick<SandboxPayment, "metadata" | "redirectUrl" | "webhookUrl">): string {
  const named = metadata as { merchant?: unknown } | null;
  if (typeof named === "object" && typeof named?.merchant === "string") return named.merchant;
  const address = redirectUrl ?? webhookUrl;
  return address === null ? "–" : new URL(address).host;
}

export function formatMoment(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium" }).format(
    new Date(at),
  );
}

export function formatTime(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date(at));
}

export function formatDay(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(at));
}
