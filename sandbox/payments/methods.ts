import type { SandboxMethod, SequenceType } from "./methods/method-ids.ts";
import { sandboxMethodIds } from "./methods/method-ids.ts";
import { getMinorUnits } from "./amounts.ts";
import { applepay } from "./methods/applepay.ts";
import { bancontact } from "./methods/bancontact.ts";
import { banktransfer } from "./methods/banktransfer.ts";
import { blik } from "./methods/blik.ts";
import { creditcard } from "./methods/creditcard.ts";
import { directdebit } from "./methods/directdebit.ts";
import { eps } from "./methods/eps.ts";
import { ideal } from "./methods/ideal.ts";
import type { MethodData } from "./methods/method.ts";
import { paypal } from "./methods/paypal.ts";
import { paysafecard } from "./methods/paysafecard.ts";
import { przelewy24 } from "./methods/przelewy24.ts";
import type { SandboxPayment } from "./payment.ts";

const methods = {
  ideal,
  bancontact,
  eps,
  przelewy24,
  creditcard,
  blik,
  applepay,
  paypal,
  paysafecard,
  banktransfer,
  directdebit,
} as const satisfies Record<SandboxMethod, MethodData>;

export function getMethod(id: SandboxMethod): MethodData {
  return methods[id];
}

export function isSandboxMethod(id: string): id is SandboxMethod {
  return Object.hasOwn(methods, id);
}

/** Why a method does not accept this amount; null if it does. */
export function findAmountError(
  id: SandboxMethod,
  amount: { readonly minor: number; readonly currency: string },
): "currency" | "minimum" | "maximum" | null {
  const method = getMethod(id);
  if (!method.currencies.includes(amount.currency)) return "currency";
  if (amount.minor < method.minimum) return "minimum";
  return amount.minor > method.maximum ? "maximum" : null;
}

interface MethodQuery {
  readonly amount: { readonly minor: number; readonly currency: string };
  readonly country: string | null;
  readonly sequence: SequenceType;
  readonly wallets: readonly string[];
}

/** The methods that can be used, as Mollie filters them. */
export function listMethods({ amount, country, sequence, wallets }: MethodQuery): SandboxMethod[] {
  return sandboxMethodIds.filter((id) => {
    const method = getMethod(id);
    return (
      (method.countries === null || country === null || method.countries.includes(country)) &&
      method.sequences.includes(sequence) &&
      (!method.isWallet || wallets.includes(id)) &&
      findAmountError(id, amount) === null
    );
  });
}

/** The methods that can pay this payment on the provider's own page. */
export function listPayable(
  payment: Pick<SandboxPayment, "amount" | "sequenceType">,
): SandboxMethod[] {
  const { currency } = payment.amount;
  return listMethods({
    amount: { minor: getMinorUnits(payment), currency },
    country: null,
    sequence: payment.sequenceType,
    wallets: sandboxMethodIds,
  });
}
