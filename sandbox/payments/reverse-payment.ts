import { getMethod } from "./methods.ts";
import type { SandboxPayment } from "./payment.ts";
import {
  buildChargeback,
  buildRefund,
  getRemaining,
  isEffective,
  withReversals,
} from "./reversals.ts";
import { notifyAgain } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import { isSepaReason } from "./sepa-reasons.ts";
import type { SepaReason } from "./sepa-reasons.ts";

interface Situation {
  readonly payment: SandboxPayment;
  readonly left: number;
  readonly at: Date;
  readonly reason: SepaReason | null;
}

const half = (minor: number) => Math.ceil(minor / 2);

/** What can still happen to a paid payment, and what it changes. */
const changes = {
  refund_part: ({ payment, left, at }) => refund(payment, half(left), at),
  refund: ({ payment, left, at }) => refund(payment, left, at),
  fail_refund: ({ payment }) =>
    withReversals(payment, {
      refunds: payment.refunds.map((one) =>
        isEffective(one) ? { ...one, status: "failed", nextAt: null } : one,
      ),
    }),
  charge_back_part: ({ payment, left, ...when }) => chargeBack(payment, half(left), when),
  charge_back: ({ payment, left, ...when }) => chargeBack(payment, left, when),
  withdraw: ({ payment, at }) =>
    withReversals(payment, {
      chargebacks: payment.chargebacks.map((one) => ({
        ...one,
        reversedAt: one.reversedAt ?? at.toISOString(),
      })),
    }),
} as const satisfies Record<string, (situation: Situation) => SandboxPayment>;

export type Reversal = keyof typeof changes;
const reversals = Object.keys(changes) as readonly Reversal[];

/** The changes that would have an effect now; none unless the payment is paid. */
export function listReversals(payment: SandboxPayment, at: Date): readonly Reversal[] {
  if (payment.status !== "paid") return [];
  return reversals.filter((name) => {
    const { refunded, chargedBack } = apply(payment, name, { at, reason: null });
    return refunded !== payment.refunded || chargedBack !== payment.chargedBack;
  });
}

/** Refunds or charges back a paid payment, or undoes that, and notifies the shop. */
export function reversePayment(
  provider: SandboxProvider,
  id: string,
  { name, reason }: { readonly name: string; readonly reason: string },
): void {
  const payment = provider.file.byId(id);
  const reversal = reversals.find((one) => one === name);
  if (!payment || !reversal || payment.status !== "paid") return;
  const when = { at: provider.now(), reason: isSepaReason(reason) ? reason : null };
  provider.file.put(apply(payment, reversal, when));
  notifyAgain(provider, id);
}

function apply(
  payment: SandboxPayment,
  name: Reversal,
  when: Pick<Situation, "at" | "reason">,
): SandboxPayment {
  return changes[name]({ payment, left: getRemaining(payment), ...when });
}

/** A refund from this page is done at once; the shop's own takes time. */
function refund(payment: SandboxPayment, minor: number, at: Date): SandboxPayment {
  if (minor === 0 || !isRefundable(payment)) return payment;
  const done = buildRefund({ minor, status: "refunded" }, at);
  return withReversals(payment, { refunds: [done, ...payment.refunds] });
}

function chargeBack(
  payment: SandboxPayment,
  minor: number,
  { at, reason }: Pick<Situation, "at" | "reason">,
): SandboxPayment {
  if (minor === 0) return payment;
  const chargeback = buildChargeback(minor, hasReason(payment) ? (reason ?? "MD06") : null, at);
  return withReversals(payment, { chargebacks: [chargeback, ...payment.chargebacks] });
}

/** Whether a charge-back of this payment has a bank's reason. */
export function hasReason({ method }: Pick<SandboxPayment, "method">): boolean {
  return method === "directdebit";
}

export function isRefundable({ method }: Pick<SandboxPayment, "method">): boolean {
  return method !== null && !getMethod(method).isFinal;
}
