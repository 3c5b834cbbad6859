import { expect, test } from "vitest";
import { countryCurrency } from "./country-currency.ts";
import { currencies } from "#contract/formatting/money.ts";
import { paymentMethodIds, paymentMethods } from "./payment-methods.ts";
import { countries } from "./regions.ts";

test("the catalogue lists the specification's 18 ids in a fixed order and spells prezelewy24 as the specification does", () => {
  expect(paymentMethodIds).toHaveLength(18);
  expect(Object.keys(paymentMethods)).toEqual([...paymentMethodIds]);
  expect(paymentMethodIds).toContain("prezelewy24");
});

test("a method that is no longer offered has an end date and active successors", () => {
  const gone = paymentMethodIds.filter((id) => paymentMethods[id].status.is !== "active");
  expect(gone).toEqual(["giropay", "sofort", "maestro"]);
  for (const { status } of gone.map((id) => paymentMethods[id])) {
    if (status.is === "active") continue;
    expect(status.since).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(status.replacedBy.length).toBeGreaterThan(0);
    for (const other of status.replacedBy) expect(paymentMethods[other].status.is).toBe("active");
  }
});

test("every country can pay with an active method in its own currency", () => {
  for (const country of countries) {
    expect(currencies).toContain(countryCurrency[country]);
    const fits = paymentMethodIds.filter((id) => {
      const { status, countries: where, currencies: money } = paymentMethods[id];
      return (
        status.is === "active" &&
        (where === "every" || where.includes(country)) &&
        (money === "every" || money.includes(countryCurrency[country]))
      );
    });
    expect(fits).toContain("creditcard");
  }
});

test("a brand is shown on the tile of a method that has its own form", () => {
  for (const id of paymentMethodIds) {
    const { brandOf, family } = paymentMethods[id];
    if (brandOf === null) continue;
    expect(paymentMethods[brandOf]).toMatchObject({ brandOf: null, family });
  }
});
