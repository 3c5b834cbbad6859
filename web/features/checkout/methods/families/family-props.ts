import type { OfferedMethod } from "#contract/checkout.ts";

/** What the part of a method family gets: the chosen method, and the bank chosen with it. */
export interface FamilyProps {
  readonly method: OfferedMethod;
  /** The chosen bank; "" leaves the choice to the provider's page. */
  readonly bank: string;
  readonly onBank: (id: string) => void;
}
