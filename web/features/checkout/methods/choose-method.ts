import type { OfferedMethod } from "#contract/checkout.ts";
import { paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";

/** The chosen method, and if it differs from the address, the reason. */
export interface MethodChoice {
  /** The methods that can pay for this bundle, in catalogue order. */
  readonly offered: readonly OfferedMethod[];
  /** Null if no method is available. */
  readonly tile: OfferedMethod | null;
  /** The method to order with: the tile's, or the brand on it that the address names. */
  readonly method: PaymentMethodId | null;
  readonly missing: MissingMethod | null;
}

export type MissingMethod =
  | { readonly is: "unknown" }
  | { readonly is: "not_here"; readonly method: PaymentMethodId }
  | {
      readonly is: "retired" | "legacy";
      readonly method: PaymentMethodId;
      /** Calendar date. */
      readonly since: string;
      /** Whether a successor is chosen instead. */
      readonly replaced: boolean;
    };

/** Chooses the method in the address (`/credits/:id/:paymentmethod?`) if it is offered. */
export function chooseMethod(
  methods: readonly OfferedMethod[],
  bundle: string,
  requested: string | undefined,
): MethodChoice {
  const offered = methods.filter(({ bundles }) => bundles.includes(bundle));
  const first = offered[0] ?? null;
  if (requested === undefined) return choice(offered, first, null);
  if (!isMethod(requested)) return choice(offered, first, { is: "unknown" });
  const tile = tileOf(offered, requested);
  if (tile) return { offered, tile, method: requested, missing: null };
  const { status } = paymentMethods[requested];
  if (status.is === "active") return choice(offered, first, { is: "not_here", method: requested });
  const successor = status.replacedBy.map((id) => tileOf(offered, id)).find((one) => one);
  const { is, since } = status;
  return choice(offered, successor ?? first, {
    is,
    method: requested,
    since,
    replaced: Boolean(successor),
  });
}

function choice(
  offered: readonly OfferedMethod[],
  tile: OfferedMethod | null,
  missing: MissingMethod | null,
): MethodChoice {
  return { offered, tile, method: tile?.id ?? null, missing };
}

function isMethod(id: string): id is PaymentMethodId {
  return Object.hasOwn(paymentMethods, id);
}

function tileOf(offered: readonly OfferedMethod[], id: PaymentMethodId): OfferedMethod | undefined {
  return offered.find((tile) => tile.id === id || tile.brands.some((brand) => brand.id === id));
}
