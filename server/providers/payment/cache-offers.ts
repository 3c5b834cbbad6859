import type { Clock } from "#server/platform/clock.ts";
import type { MethodOffer, PaymentProvider } from "./port.ts";

const FRESH_MS = 60_000;
/** How long after a failure the provider is asked again. */
const RETRY_MS = 5_000;
/** Older offers are not shown while the next ones load. */
const STALE_MS = 10 * 60_000;

type Offers = readonly MethodOffer[];

interface Entry {
  readonly offers: Promise<Offers>;
  readonly loadedAt: number;
  readonly freshUntil: number;
}

/**
 * The provider with its offers cached by country and amount: loaded at most once a minute, with the
 * previous offers shown meanwhile. While the provider is unavailable its last offers count, and
 * without any nothing is offered.
 */
export function withCachedOffers<Provider extends Pick<PaymentProvider, "offers">>(
  provider: Provider,
  clock: Clock,
): Provider {
  const entries = new Map<string, Entry>();
  const offers: PaymentProvider["offers"] = (query) => {
    const key = `${query.country} ${query.amount.minor} ${query.amount.currency}`;
    const at = clock.now().getTime();
    const before = entries.get(key);
    if (before && at < before.freshUntil) return before.offers;
    // Set before loading, so that parallel callers do not load as well.
    if (before) entries.set(key, { ...before, freshUntil: at + FRESH_MS });
    const loading = provider.offers(query).then(
      (answer) => {
        const loaded = { offers: Promise.resolve(answer), loadedAt: at };
        entries.set(key, { ...loaded, freshUntil: at + FRESH_MS });
        return answer;
      },
      async () => {
        const last = before ? await before.offers : [];
        const failed = { offers: Promise.resolve(last), loadedAt: before?.loadedAt ?? at };
        entries.set(key, { ...failed, freshUntil: at + RETRY_MS });
        return last;
      },
    );
    if (before && at - before.loadedAt < STALE_MS) return before.offers;
    entries.set(key, { offers: loading, loadedAt: at, freshUntil: at + FRESH_MS });
    return loading;
  };
  return { ...provider, offers };
}
