import type { SandboxPayment } from "./payment.ts";

export type Money = SandboxPayment["amount"];

export function getMinorUnits({ amount }: { readonly amount: Money }): number {
  return Math.round(Number(amount.value) * 100);
}

export function toMoney(minor: number, currency: string): Money {
  return { value: (minor / 100).toFixed(2), currency };
}
