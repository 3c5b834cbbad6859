import { z } from "zod";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { countries } from "#contract/catalogue/regions.ts";
import { currency } from "#contract/formatting/money-shapes.ts";
import { bundleData } from "./bundles.ts";
import { reading } from "./reading.ts";

const country = z.enum(countries);
const percent = z.int().min(1).max(90);

/** Where it sells what, at which price, and how it is paid. */
export const moneyFields = {
  countries: z.array(country).min(1),
  /** The lowest price of a message per country, in minor units of that country's currency. */
  minimum_message_costs: z.partialRecord(
    country,
    z.strictObject({ minor: z.int().positive(), currency }),
  ),
  message_credits: z.int().positive(),
  photo_credits: z.int().positive(),
  gift_credits: z.int().positive(),
  signup_credits: z.int().min(0),
  // A site without bundles sells none.
  bundles: bundleData.register(reading, { isVital: true, fallback: () => [] }),
  /** As a percentage of a bundle's price; null if the site has none. */
  discounts: z
    .strictObject({ time_bonus: percent.nullable(), welcome: percent.nullable() })
    .default({ time_bonus: null, welcome: null }),
  /** How much better the chances are with Premium, in percent; null if the owner claims nothing. */
  premium_chance: z.int().positive().max(1_000).nullable().default(null),
  refund_days: z
    .int()
    .min(14)
    .register(reading, { fallback: () => 14 }),
  /** The methods that may be offered; the provider and the visitor's country narrow them down. */
  payment_methods: z
    .array(z.enum(paymentMethodIds))
    .min(1)
    .default(paymentMethodIds.filter((id) => paymentMethods[id].status.is === "active"))
    .register(reading, { isVital: true }),
};
