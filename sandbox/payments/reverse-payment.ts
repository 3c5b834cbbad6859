import { notifyAgain } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import type { SandboxPayment } from "./payment.ts";

type Money = Pick<SandboxPayment, "refunded" | "chargedBack">;

/** What can still happen to a paid payment: the resulting totals for an amount in minor units. */
const changes = {
  refund_part: ({ refunded, chargedBack }, left) => ({
    refunded: refunded + Math.ceil(left / 2),
    chargedBack,
  }),
  refund: ({ refunded, chargedBack }, left) => ({ refunded: refunded + left, chargedBack }),
  fail_refund: ({ chargedBack }) => ({ refunded: 0, chargedBack }),
  charge_back_part: ({ refunded, chargedBack }, left) => ({
    refunded,
    chargedBack: chargedBack + Math.ceil(left / 2),
  }),
  charge_back: ({ refunded, chargedBack }, left) => ({
    refunded,
    chargedBack: chargedBack + left,
  }),
  withdraw: ({ refunded }) => ({ refunded, chargedBack: 0 }),
} as const satisfies Record<string, (money: Money, left: number) => Money>;

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
  return changes[name]({ refunded, chargedBack }, left);
}

export function getMinorUnits({ amount }: Pick<SandboxPayment, "amount">): number {
  return Math.round(Number(amount.value) * 100);
}
