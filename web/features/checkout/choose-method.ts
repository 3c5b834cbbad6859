import type { OfferedMethod } from "#contract/checkout.ts";
import { methodFamilies, paymentMethods } from "#contract/payment-methods.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";

/** What stands ticked, and why it is not what the address asks for, if it is not. */
export interface MethodChoice {
  /** The ways to pay for this bundle, those of the country first. */
  readonly offered: readonly OfferedMethod[];
  /** Null where nothing can be paid. */
  readonly tile: OfferedMethod | null;
  /** What is ordered: the tile, or the brand on it that the address names. */
  readonly method: PaymentMethodId | null;
  readonly missing: MissingMethod | null;
}

export type MissingMethod =
  | { readonly is: "unknown" }
  | { readonly is: "not_here"; readonly method: PaymentMethodId }
  | {
      readonly is: "retired" | "legacy";
      readonly method: PaymentMethodId;
      /** A calendar date. */
      readonly since: string;
      /** Whether one of its successors is what stands ticked instead. */
      readonly replaced: boolean;
    };

/** Reads the method of an address (`/credits/:id/:paymentmethod?`) against what is offered now. */
export function chooseMethod(
  methods: readonly OfferedMethod[],
  bundle: string,
  asked: string | undefined,
): MethodChoice {
  const offered = methods
    .filter(({ bundles }) => bundles.includes(bundle))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const first = offered[0] ?? null;
  if (asked === undefined) return choice(offered, first, null);
  if (!isMethod(asked)) return choice(offered, first, { is: "unknown" });
  const tile = tileOf(offered, asked);
  if (tile) return { offered, tile, method: asked, missing: null };
  const { status } = paymentMethods[asked];
  if (status.is === "active") return choice(offered, first, { is: "not_here", method: asked });
  const successor = status.replacedBy.map((id) => tileOf(offered, id)).find((one) => one);
  const { is, since } = status;
  return choice(offered, successor ?? first, {
    is,
    method: asked,
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

function placeOf({ family }: OfferedMethod): number {
  return methodFamilies.indexOf(family);
}

function isMethod(id: string): id is PaymentMethodId {
  return Object.hasOwn(paymentMethods, id);
}

function tileOf(offered: readonly OfferedMethod[], id: PaymentMethodId): OfferedMethod | undefined {
  return offered.find((tile) => tile.id === id || tile.brands.some((brand) => brand.id === id));
}
