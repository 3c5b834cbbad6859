import type { Bundle } from "#contract/checkout.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { Parts } from "#server/domains/call.ts";
import type { MethodOffer } from "#server/providers/payment/port.ts";
import { payableMethods } from "./rules.ts";
import type { Payable } from "./rules.ts";

/**
 * The ways to pay for these bundles now. The provider is asked for each amount, at most once a
 * minute; while it gives no answer, its last one counts, and without one there is no way to pay.
 */
export async function listMethods(
  parts: Parts,
  country: CountryCode,
  bundles: readonly Bundle[],
): Promise<Payable[]> {
  const offered = await Promise.all(
    bundles.map(async ({ id, price }) => ({
      bundle: id,
      methods: await offersFor(parts, country, price),
    })),
  );
  return payableMethods(country, offered);
}

const KEEP_MS = 60_000;
const KEEP_SILENCE_MS = 5_000;

interface Kept {
  readonly until: number;
  readonly offers: Promise<readonly MethodOffer[]>;
}
const asked = new WeakMap<Parts, Map<string, Kept>>();

function offersFor(
  parts: Parts,
  country: CountryCode,
  amount: Bundle["price"],
): Promise<readonly MethodOffer[]> {
  const kept = asked.get(parts) ?? new Map<string, Kept>();
  asked.set(parts, kept);
  const key = `${country} ${amount.minor} ${amount.currency}`;
  const at = parts.clock.now().getTime();
  const before = kept.get(key);
  if (before && at < before.until) return before.offers;
  const offers = parts.payment.provider.offers({ country, amount }).catch(() => {
    kept.set(key, { until: at + KEEP_SILENCE_MS, offers });
    return before ? before.offers : [];
  });
  kept.set(key, { until: at + KEEP_MS, offers });
  return offers;
}
