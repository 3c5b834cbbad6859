import type { Money } from "#contract/money.ts";

/** What a wallet holds, in whole credits. */
export interface Balance {
  readonly bonus: number;
  readonly bought: number;
}

/** What a text message costs, in credits: what is shown beside Send and what is taken. */
export function messageCredits(site: { readonly message_credits: number }): number {
  return site.message_credits;
}

/** Why credits moved. One cause moves them once, so the same cause again is a retry. */
export const causes = {
  signup: "signup",
  payment: (id: string) => `payment:${id}`,
  message: (clientId: string) => `message:${clientId}`,
} as const;

/** What a member paid, all purchases that stand together. */
export interface Paid {
  readonly credits: number;
  readonly money: Money;
}

/** What a number of credits is in money, and whether that is only the least it can be. */
export interface PriceInMoney {
  readonly money: Money;
  readonly from: boolean;
}

/**
 * Credits in money: at the member's own average price paid; before a first purchase the site's
 * least price of a message, said with "from". Null where the site names none for the country.
 */
export function priceInMoney(
  credits: number,
  paid: Paid | null,
  least: Money | null,
): PriceInMoney | null {
  if (!paid) return least && { money: least, from: true };
  const minor = Math.round((credits * paid.money.minor) / paid.credits);
  return { money: { minor, currency: paid.money.currency }, from: false };
}

/** A move in or out of a member's bought credits, in the order of the ledger. */
export interface BoughtMove {
  readonly cause: string;
  readonly from: string;
  readonly to: string;
  readonly credits: number;
}

/**
 * What is left of each purchase, by its cause: the oldest is spent first; what was set aside and
 * came back goes to the purchase it came from; a purchase taken back loses its own credits.
 */
export function creditsLeft(moves: readonly BoughtMove[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  const setAside = new Map<string, Map<string, number>>();
  for (const { cause, from, to, credits } of moves) {
    if (to === "bought") {
      const back = setAside.get(cause) ?? new Map([[cause, credits]]);
      for (const [purchase, part] of back) add(left, purchase, part);
    } else if (from === "bought") {
      const ownLoss = to === "refunded" || to === "charged_back";
      const taken = ownLoss ? new Map([[cause, credits]]) : oldestFirst(left, credits);
      for (const [purchase, part] of taken) add(left, purchase, -part);
      if (to === "bought_set_aside") setAside.set(cause, taken);
    }
  }
  return left;
}

function oldestFirst(left: ReadonlyMap<string, number>, credits: number): Map<string, number> {
  const taken = new Map<string, number>();
  let missing = credits;
  for (const [purchase, available] of left) {
    const part = Math.min(available, missing);
    if (part > 0) taken.set(purchase, part);
    missing -= part;
  }
  return taken;
}

function add(counts: Map<string, number>, key: string, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}
