import type { Bundle } from "#contract/checkout.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { PaymentProvider } from "#server/providers/payment/port.ts";
import { listPayableMethods } from "./rules.ts";
import type { Payable } from "./rules.ts";

/** The methods that can pay for these bundles now; the provider is asked about each amount. */
export async function listMethods(
  provider: Pick<PaymentProvider, "offers">,
  country: CountryCode,
  bundles: readonly Bundle[],
): Promise<Payable[]> {
  const offered = await Promise.all(
    bundles.map(async ({ id, price }) => ({
      bundle: id,
      methods: await provider.offers({ country, amount: price }),
    })),
  );
  return listPayableMethods(country, offered);
}
