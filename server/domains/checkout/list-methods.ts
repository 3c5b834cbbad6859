import type { Bundle } from "#contract/checkout.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { MethodOffer, PaymentProvider } from "#server/providers/payment/port.ts";
import { payableMethods } from "./rules.ts";
import type { Payable } from "./rules.ts";

/** What asking the provider takes. */
interface Asking extends Pick<Services, "clock"> {
  readonly payment: { readonly provider: Pick<PaymentProvider, "offers"> };
}

/**
 * The ways to pay for these bundles now. The provider is asked for each amount, at most once a
 * minute, and its answer of before serves while it is asked; while it gives none, its last one
 * counts, and without one there is no way to pay.
 */
export async function listMethods(
  services: Asking,
  country: CountryCode,
  bundles: readonly Bundle[],
): Promise<Payable[]> {
  const offered = await Promise.all(
    bundles.map(async ({ id, price }) => ({
      bundle: id,
      methods: await offersFor(services, country, price),
    })),
  );
  return payableMethods(country, offered);
}

const FRESH_MS = 60_000;
const SILENCE_MS = 5_000;
/** An answer older than this is not worth showing while the next one comes. */
const STALE_MS = 10 * 60_000;

type Offers = readonly MethodOffer[];

interface Kept {
  readonly offers: Promise<Offers>;
  readonly askedAt: number;
  readonly freshUntil: number;
}
const asked = new WeakMap<Asking, Map<string, Kept>>();

function offersFor(
  services: Asking,
  country: CountryCode,
  amount: Bundle["price"],
): Promise<Offers> {
  const kept = asked.get(services) ?? new Map<string, Kept>();
  asked.set(services, kept);
  const key = `${country} ${amount.minor} ${amount.currency}`;
  const at = services.clock.now().getTime();
  const before = kept.get(key);
  if (before && at < before.freshUntil) return before.offers;
  // Put back at once, so that nobody asks beside us; a silence is then kept for a shorter time.
  if (before) kept.set(key, { ...before, freshUntil: at + FRESH_MS });
  const offers = services.payment.provider.offers({ country, amount }).then(
    (answer) => {
      kept.set(key, { offers: Promise.resolve(answer), askedAt: at, freshUntil: at + FRESH_MS });
      return answer;
    },
    async () => {
      const last = before ? await before.offers : [];
      const silent = { askedAt: before?.askedAt ?? at, freshUntil: at + SILENCE_MS };
      kept.set(key, { offers: Promise.resolve(last), ...silent });
      return last;
    },
  );
  if (before && at - before.askedAt < STALE_MS) return before.offers;
  kept.set(key, { offers, askedAt: at, freshUntil: at + FRESH_MS });
  return offers;
}
