import type { NewPayment } from "#sandbox/payments/payment.ts";
import { sandboxMethodIds } from "#sandbox/payments/methods/method-ids.ts";
import { z } from "zod";
import { isDueDate } from "#sandbox/payments/due-date.ts";
import { findAmountError, getMethod } from "#sandbox/payments/methods.ts";

const locales = [
  "nl_NL",
  "nl_BE",
  "en_US",
  "en_GB",
  "de_DE",
  "de_AT",
  "de_CH",
  "fr_FR",
  "fr_BE",
  "es_ES",
  "it_IT",
  "pl_PL",
] as const;

const location = (name: string) => {
  const error = `The ${name} location is invalid`;
  return z.url({ protocol: /^https?$/, error }).max(2_000, { error });
};
const banks = (getMethod("ideal").issuers ?? []).map(({ id }) => id);

/** What Mollie requires of a new payment, with Mollie's error messages. */
const newPayment = z.object({
  description: z
    .string({ error: "The description is required" })
    .trim()
    .min(1, { error: "The description is required" })
    .transform((text) => text.slice(0, 255)),
  amount: z.object(
    {
      value: z.string().regex(/^\d{1,10}\.\d{2}$/, {
        error: "The amount contains an invalid value, it needs two digits behind the point",
      }),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: "The amount contains an invalid currency" }),
    },
    { error: "The amount is required" },
  ),
  redirectUrl: location("redirect").nullable().default(null),
  cancelUrl: location("cancel").nullable().default(null),
  webhookUrl: location("webhook").nullable().default(null),
  method: z
    .enum(sandboxMethodIds, { error: "The payment method is invalid" })
    .nullable()
    .default(null),
  issuer: z.enum(banks, { error: "The issuer is invalid" }).nullable().default(null),
  locale: z
    .enum(locales, { error: "The locale is invalid" })
    .nullish()
    .transform((locale) => locale ?? "en_US"),
  sequenceType: z
    .enum(["oneoff", "first", "recurring"], { error: "The sequence type is invalid" })
    .default("oneoff"),
  customerId: z.string({ error: "The customer id is invalid" }).nullable().default(null),
  mandateId: z.string({ error: "The mandate id is invalid" }).nullable().default(null),
  dueDate: z.iso.date({ error: "The due date is invalid" }).nullable().default(null),
  /** Who pays, for paysafecard. */
  customerReference: z.string().max(50).nullable().default(null),
  metadata: z
    .unknown()
    .refine((value) => (JSON.stringify(value) ?? "").length <= 1_024, {
      error: "The metadata is too large",
    })
    .default(null),
});
export interface Wrong {
  readonly detail: string;
  readonly field: string;
}

/** Validates the shop's request as Mollie does, reporting one error at a time. */
export function readNewPayment(
  body: unknown,
  now: Date,
): { readonly payment: NewPayment } | { readonly wrong: Wrong } {
  const parsed = newPayment.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.map(String).join(".") ?? "";
    return { wrong: { detail: issue?.message ?? "The request is invalid", field } };
  }
  const { method, amount, sequenceType, redirectUrl, dueDate } = parsed.data;
  if (method && !getMethod(method).sequences.includes(sequenceType)) {
    const detail = "The payment method does not support this sequence type";
    return { wrong: { detail, field: "method" } };
  }
  if (redirectUrl === null && sequenceType !== "recurring") {
    return { wrong: { detail: "The redirect url is required", field: "redirectUrl" } };
  }
  if (dueDate !== null && (method !== "banktransfer" || !isDueDate(dueDate, now))) {
    return { wrong: { detail: "The due date is invalid", field: "dueDate" } };
  }
  const minor = Number(amount.value.replace(".", ""));
  const amountError = method && findAmountError(method, { minor, currency: amount.currency });
  const code = amountError ?? (minor === 0 ? "minimum" : null);
  if (code) return { wrong: { detail: amountErrors[code], field: "amount" } };
  return { payment: parsed.data };
}

const amountErrors = {
  currency: "The currency is not supported by the payment method",
  minimum: "The amount is lower than the minimum",
  maximum: "The amount is higher than the maximum",
} as const;
