import { expect, test } from "vitest";
import { countryCurrency } from "./country-currency.ts";
import { currencies } from "./money.ts";
import { paymentMethodIds, paymentMethods } from "./payment-methods.ts";
import { countries } from "./regions.ts";

test("the catalogue holds the specification's 18 ids in one order, prezelewy24 spelled so", () => {
  expect(paymentMethodIds).toHaveLength(18);
  expect(Object.keys(paymentMethods)).toEqual([...paymentMethodIds]);
  expect(paymentMethodIds).toContain("prezelewy24");
});

test("a method that is no longer offered has a date and active successors", () => {
  const gone = paymentMethodIds.filter((id) => paymentMethods[id].status.is !== "active");
  expect(gone).toEqual(["giropay", "sofort", "maestro"]);
  for (const { status } of gone.map((id) => paymentMethods[id])) {
    if (status.is === "active") continue;
    expect(status.since).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(status.replacedBy.length).toBeGreaterThan(0);
    for (const other of status.replacedBy) expect(paymentMethods[other].status.is).toBe("active");
  }
});

test("every country can pay by an active method in its own money", () => {
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

test("a brand is shown on the tile of a method with a form of its own", () => {
  for (const id of paymentMethodIds) {
    const { brandOf, family } = paymentMethods[id];
    if (brandOf === null) continue;
    expect(paymentMethods[brandOf]).toMatchObject({ brandOf: null, family });
  }
});
