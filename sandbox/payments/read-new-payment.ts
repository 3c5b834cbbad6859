import { z } from "zod";
import { isSandboxMethod, findAmountError, sandboxBanks } from "./methods.ts";
import type { SandboxMethod } from "./methods.ts";

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

const web = z.url({ protocol: /^https?$/ }).max(2_000);

/** What Mollie requires of a new payment, with Mollie's error messages. */
const shape = z.object({
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
  redirectUrl: web,
  cancelUrl: web.nullish(),
  webhookUrl: web.nullish(),
  method: z.string().nullish(),
  issuer: z.string().max(60).nullish(),
  locale: z.enum(locales, { error: "The locale is invalid" }).nullish(),
  metadata: z
    .unknown()
    .refine((value) => (JSON.stringify(value) ?? "").length <= 1_024, {
      error: "The metadata is too large",
    })
    .optional(),
});

export interface NewPayment {
  readonly description: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly redirectUrl: string;
  readonly cancelUrl: string | null;
  readonly webhookUrl: string | null;
  readonly method: SandboxMethod | null;
  readonly issuer: string | null;
  readonly locale: string;
  readonly metadata: unknown;
}

export interface Wrong {
  readonly detail: string;
  readonly field: string;
}

/** Validates the shop's request as Mollie does, reporting one error at a time. */
export function readNewPayment(
  body: unknown,
): { readonly payment: NewPayment } | { readonly wrong: Wrong } {
  const parsed = shape.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.map(String).join(".") ?? "";
    return wrong(special[field] ?? issue?.message ?? "The request is invalid", field);
  }
  const { method = null, issuer = null, ...given } = parsed.data;
  const minor = Number(given.amount.value.replace(".", ""));
  if (method !== null) {
    if (!isSandboxMethod(method)) return wrong("The payment method is invalid", "method");
    const amountError = findAmountError(method, { minor, currency: given.amount.currency });
    if (amountError) return wrong(amountErrors[amountError], "amount");
  }
  if (minor === 0) return wrong(amountErrors.minimum, "amount");
  if (issuer !== null && !sandboxBanks.some(({ id }) => id === issuer)) {
    return wrong("The issuer is invalid", "issuer");
  }
  return {
    payment: {
      ...given,
      method,
      issuer,
      cancelUrl: given.cancelUrl ?? null,
      webhookUrl: given.webhookUrl ?? null,
      locale: given.locale ?? "en_US",
      metadata: given.metadata ?? null,
    },
  };
}

const special: Readonly<Partial<Record<string, string>>> = {
  redirectUrl: "The redirect location is invalid",
  cancelUrl: "The cancel location is invalid",
  webhookUrl: "The webhook location is invalid",
};

const amountErrors = {
  currency: "The currency is not supported by the payment method",
  minimum: "The amount is lower than the minimum",
  maximum: "The amount is higher than the maximum",
} as const;

function wrong(detail: string, field: string): { readonly wrong: Wrong } {
  return { wrong: { detail, field } };
}
