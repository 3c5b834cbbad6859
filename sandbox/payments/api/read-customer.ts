import { z } from "zod";

/** What Mollie requires of a new customer: nothing, but what is given is valid. */
export const newCustomer = z.object({
  name: z.string({ error: "The name is invalid" }).max(255).nullable().default(null),
  email: z.email({ error: "The email address is invalid" }).nullable().default(null),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, { error: "The locale is invalid" })
    .nullable()
    .default(null),
  metadata: z.unknown().default(null),
});

const signature = {
  signatureDate: z.iso.date({ error: "The signature date is invalid" }).nullish(),
  mandateReference: z.string().max(35, { error: "The mandate reference is too long" }).nullish(),
};

/** A mandate without a first payment: of an account, or of a wallet by its address. */
export const newMandate = z.discriminatedUnion(
  "method",
  [
    z.object({
      method: z.literal("directdebit"),
      consumerName: z
        .string({ error: "The consumer name is invalid" })
        .min(1, { error: "The consumer name is invalid" }),
      consumerAccount: z
        .string({ error: "The bank account is invalid" })
        .transform((account) => account.replace(/\s/g, "").toUpperCase())
        .refine(isIban, { error: "The bank account is invalid" }),
      consumerBic: z.string().nullish(),
      ...signature,
    }),
    z.object({
      method: z.literal("paypal"),
      consumerName: z.string({ error: "The consumer name is invalid" }),
      consumerEmail: z.email({ error: "The consumer email is invalid" }),
      ...signature,
    }),
  ],
  { error: "The payment method is invalid" },
);

function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(account)) return false;
  const moved = `${account.slice(4)}${account.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
