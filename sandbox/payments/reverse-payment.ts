import { getMinorUnits } from "./amounts.ts";
import { notifyAgain } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import type { SandboxPayment } from "./payment.ts";

type Money = Pick<SandboxPayment, "refunded" | "chargedBack">;

/** What can still happen to a paid payment: the totals that change, for what is left of it. */
const changes = {
  refund_part: ({ refunded }, left) => ({ refunded: refunded + Math.ceil(left / 2) }),
  refund: ({ refunded }, left) => ({ refunded: refunded + left }),
  fail_refund: () => ({ refunded: 0 }),
  charge_back_part: ({ chargedBack }, left) => ({ chargedBack: chargedBack + Math.ceil(left / 2) }),
  charge_back: ({ chargedBack }, left) => ({ chargedBack: chargedBack + left }),
  withdraw: () => ({ chargedBack: 0 }),
} as const satisfies Record<string, (money: Money, left: number) => Partial<Money>>;

export type Reversal = keyof typeof changes;
const reversals = Object.keys(changes) as readonly Reversal[];

/** The changes that would have an effect now; none unless the payment is paid. */
export function listReversals(payment: SandboxPayment): readonly Reversal[] {
  if (payment.status !== "paid") return [];
  return reversals.filter((name) => {
    const { refunded, chargedBack } = apply(payment, name);
    return refunded !== payment.refunded || chargedBack !== payment.chargedBack;
  });
}

/** Refunds or charges back a paid payment, or undoes that, and notifies the shop. */
export function reversePayment(provider: SandboxProvider, id: string, name: string): void {
  const payment = provider.file.byId(id);
  const reversal = reversals.find((one) => one === name);
  if (!payment || !reversal || payment.status !== "paid") return;
  provider.file.put({ ...payment, ...apply(payment, reversal) });
  notifyAgain(provider, id);
}

function apply(payment: SandboxPayment, name: Reversal): Money {
  const { refunded, chargedBack } = payment;
  const left = Math.max(0, getMinorUnits(payment) - refunded - chargedBack);
  return { refunded, chargedBack, ...changes[name]({ refunded, chargedBack }, left) };
}
