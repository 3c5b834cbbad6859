/**
 * How much of a purchase's price was returned, in minor units of its currency. These are totals,
 * not changes.
 */
export interface ReversedMoney {
  readonly refunded: number;
  readonly chargedBack: number;
}

/** The effect of a reversal on a purchase's credits. */
export interface ReversedCredits {
  /** Taken out of the wallet. */
  readonly refunded: number;
  readonly chargedBack: number;
  /** Spent before the charge-back. */
  readonly debt: number;
}

export const NOTHING_REVERSED: ReversedCredits = { refunded: 0, chargedBack: 0, debt: 0 };

interface PricedCredits {
  readonly credits: number;
  readonly paid_minor: number;
}

/** Whether the full price was returned: such a purchase no longer makes a member Premium. */
export function isFullyReversed({ paid_minor }: PricedCredits, money: ReversedMoney): boolean {
  return money.refunded + money.chargedBack >= paid_minor;
}

/**
 * How many of a purchase's credits these totals take, in proportion to its price, unspent credits
 * first. Missing credits are a debt after a charge-back, and a loss to the site after a refund.
 */
export function decideReversal(
  purchase: PricedCredits,
  money: ReversedMoney,
  current: ReversedCredits,
  unspent: number,
): ReversedCredits {
  const { credits, paid_minor } = purchase;
  const share = (minor: number) =>
    minor >= paid_minor ? credits : Math.round((credits * minor) / paid_minor);
  const toChargeBack = share(money.chargedBack);
  // Bought once, so taken once, even if more than the price was returned.
  const toRefund = Math.min(share(money.refunded), credits - toChargeBack);
  const available = unspent + current.refunded + current.chargedBack;
  const chargedBack = Math.min(toChargeBack, available);
  return {
    refunded: Math.min(toRefund, available - chargedBack),
    chargedBack,
    debt: toChargeBack - chargedBack,
  };
}

/** A transfer from one ledger account to another. */
export interface Posting {
  readonly from: string;
  readonly to: string;
  readonly credits: number;
}

/** The postings that lead from the previous reversal to the current one. */
export function listPostings(before: ReversedCredits, now: ReversedCredits): Posting[] {
  const refund = now.refunded - before.refunded;
  const debt = now.debt - before.debt;
  const taken = now.chargedBack - before.chargedBack;
  // Unspent credits returned after the charge-back pay its debt.
  const paysDebt = Math.max(0, Math.min(taken, -debt));
  return [
    ...postIfPositive("refunded", "bought", -refund),
    ...postIfPositive("bought", "refunded", refund),
    ...postIfPositive("bought", "debt", paysDebt),
    ...postIfPositive("bought", "charged_back", taken - paysDebt),
    ...postIfPositive("debt", "charged_back", debt),
    ...postIfPositive("charged_back", "bought", -taken),
    ...postIfPositive("charged_back", "debt", -debt - paysDebt),
  ];
}

function postIfPositive(from: string, to: string, credits: number): Posting[] {
  return credits > 0 ? [{ from, to, credits }] : [];
}

/** A transfer into or out of a member's bought credits, in ledger order. */
export interface BoughtMove extends Posting {
  /** The purchase's cause if the transfer belongs to a purchase. */
  readonly cause: string;
}

/**
 * The unspent credits of each purchase, by its cause. The oldest purchase is spent first; credits
 * that were set aside and come back return to the purchases they were taken from; a reversal
 * changes its own purchase.
 */
export function computeUnspent(moves: readonly BoughtMove[]): ReadonlyMap<string, number> {
  const unspent = new Map<string, number>();
  const setAside = new Map<string, ReadonlyMap<string, number>>();
  for (const { cause, from, to, credits } of moves) {
    if (to === "bought") {
      const returned = setAside.get(cause) ?? new Map([[cause, credits]]);
      for (const [purchase, part] of returned) addTo(unspent, purchase, part);
    } else if (from === "bought") {
      const parts = reversing.has(to)
        ? new Map([[cause, credits]])
        : takeOldestFirst(unspent, credits);
      for (const [purchase, part] of parts) addTo(unspent, purchase, -part);
      if (to === "bought_set_aside") setAside.set(cause, parts);
    }
  }
  return unspent;
}

const reversing: ReadonlySet<string> = new Set(["refunded", "charged_back", "debt"]);

function takeOldestFirst(
  unspent: ReadonlyMap<string, number>,
  credits: number,
): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  let missing = credits;
  for (const [purchase, available] of unspent) {
    const part = Math.min(available, missing);
    if (part > 0) parts.set(purchase, part);
    missing -= part;
  }
  return parts;
}

function addTo(counts: Map<string, number>, key: string, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}
