import type { Customer, Mandate } from "#sandbox/payments/customer.ts";
import { documentation, selfLink } from "./links.ts";

/** A customer in the shape of Mollie's API. */
export function presentCustomer(customer: Customer, root: string): object {
  const { id, name, email, locale, metadata, createdAt } = customer;
  const path = `/v2/customers/${id}`;
  return {
    resource: "customer",
    id,
    mode: "test",
    name,
    email,
    locale,
    metadata,
    createdAt,
    _links: {
      self: selfLink(root, path),
      dashboard: { href: `${root}/`, type: "text/html" },
      mandates: selfLink(root, `${path}/mandates`),
      documentation: documentation("get-customer"),
    },
  };
}

/** A mandate in the shape of Mollie's API. */
export function presentMandate(mandate: Mandate, customerId: string, root: string): object {
  const { id, method, status, details, signatureDate, mandateReference, createdAt } = mandate;
  const customer = `/v2/customers/${customerId}`;
  return {
    resource: "mandate",
    id,
    mode: "test",
    status,
    method,
    details,
    signatureDate,
    mandateReference,
    customerId,
    createdAt,
    _links: {
      self: selfLink(root, `${customer}/mandates/${id}`),
      customer: selfLink(root, customer),
      documentation: documentation("get-mandate"),
    },
  };
}
