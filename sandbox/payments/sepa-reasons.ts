import { buildIban } from "./consumer.ts";

/** Why a bank returns a direct debit: the scheme's codes and their descriptions. */
export const sepaReasons = {
  AC01: "Account identifier incorrect",
  AC04: "Account closed",
  AM04: "Insufficient funds",
  MD01: "No valid mandate",
  MD06: "Return of funds requested by end customer",
  MS03: "Reason not specified",
} as const;
export type SepaReason = keyof typeof sepaReasons;
export const sepaReasonCodes = Object.keys(sepaReasons) as readonly SepaReason[];

export function isSepaReason(code: string): code is SepaReason {
  return Object.hasOwn(sepaReasons, code);
}

/** Accounts whose direct debits the bank returns, each for one reason. */
export const returningAccounts = sepaReasonCodes.map((reason, at) => ({
  reason,
  account: buildIban("NL", String((at + 1) * 1_000).padStart(10, "0")),
}));

export function findReturnReason(account: string | undefined): SepaReason | undefined {
  return returningAccounts.find((one) => one.account === account)?.reason;
}
