import type { Money } from "#contract/formatting/money.ts";
import type { TransferSlip } from "#contract/orders.ts";

/**
 * The text of the code that a bank's app reads as a transfer: EPC069-12, version 2, in euros, with
 * the reference as unstructured remittance information.
 */
export function encodeTransfer(
  { holder, iban, bic, reference }: TransferSlip,
  { minor, currency }: Money,
): string {
  const amount = `${currency}${(minor / 100).toFixed(2)}`;
  return ["BCD", "002", "1", "SCT", bic, holder, iban, amount, "", "", reference].join("\n");
}
