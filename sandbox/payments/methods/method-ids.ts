/** Mollie's names of the methods, in the order in which they are listed. */
export const sandboxMethodIds = [
  "ideal",
  "bancontact",
  "eps",
  "przelewy24",
  "creditcard",
  "blik",
  "applepay",
  "paypal",
  "paysafecard",
  "banktransfer",
  "directdebit",
] as const;
export type SandboxMethod = (typeof sandboxMethodIds)[number];

export type SequenceType = "oneoff" | "first" | "recurring";

/** What a mandate is charged with. */
export type MandateMethod = Extract<SandboxMethod, "creditcard" | "directdebit" | "paypal">;
