import type { Bundle } from "#contract/checkout.ts";
import { paymentMethodIds } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { PaymentProvider } from "#server/providers/payment/port.ts";
import { listPayableMethods } from "./rules.ts";
import type { Payable } from "./rules.ts";

/** The site's methods that can pay for these bundles now; asks the provider about each amount. */
export async function listMethods(
  provider: Pick<PaymentProvider, "offers">,
  country: CountryCode,
  bundles: readonly Bundle[],
  allowed: readonly PaymentMethodId[] = paymentMethodIds,
): Promise<Payable[]> {
  const offered = await Promise.all(
    bundles.map(async ({ id, price }) => ({
      bundle: id,
      methods: await provider.offers({ country, amount: price }),
    })),
  );
  return listPayableMethods(country, offered, allowed);
}
