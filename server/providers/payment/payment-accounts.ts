import { noPayment } from "./port.ts";
import type { PaymentProvider } from "./port.ts";

/** The operator's accounts at payment providers. */
export interface PaymentAccounts {
  /** Where new payments are created. */
  readonly current: PaymentProvider;
  /** Every account that can be asked about the payments created there. */
  readonly all: readonly PaymentProvider[];
  /** Null if the account is not configured, or no longer. */
  find(account: string): PaymentProvider | null;
}

/** The first account takes new payments; the others are only asked about theirs. */
export function openPaymentAccounts(all: readonly PaymentProvider[]): PaymentAccounts {
  const byName = new Map(all.map((provider) => [provider.account, provider]));
  return {
    current: all[0] ?? noPayment,
    all,
    find: (account) => byName.get(account) ?? null,
  };
}
