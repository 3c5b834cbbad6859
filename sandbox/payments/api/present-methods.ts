import type { SandboxMethod } from "#sandbox/payments/methods/method-ids.ts";
import { toMoney } from "#sandbox/payments/amounts.ts";
import { getMethod } from "#sandbox/payments/methods.ts";
import { documentation, selfLink } from "./links.ts";

/** The methods in the shape of Mollie's API. */
export function presentMethods(
  ids: readonly SandboxMethod[],
  { currency, issuers, root }: { currency: string; issuers: boolean; root: string },
): object {
  return {
    count: ids.length,
    _embedded: { methods: ids.map((id) => presentMethod(id, currency, issuers, root)) },
    _links: {
      self: selfLink(root, "/v2/methods"),
      documentation: documentation("list-methods"),
    },
  };
}

function presentMethod(id: SandboxMethod, currency: string, listsIssuers: boolean, root: string) {
  const { description, minimum, maximum, issuers } = getMethod(id);
  const icon = `${root}/icons/${id}.svg`;
  const image = { size1x: icon, size2x: icon, svg: icon };
  return {
    resource: "method",
    id,
    description,
    minimumAmount: toMoney(minimum, currency),
    maximumAmount: toMoney(maximum, currency),
    image,
    status: "activated",
    ...(listsIssuers &&
      issuers && { issuers: issuers.map((bank) => ({ resource: "issuer", ...bank, image })) }),
    _links: { self: selfLink(root, `/v2/methods/${id}`) },
  };
}
