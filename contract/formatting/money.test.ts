import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { currencies, formatMoney } from "./money.ts";

test("an amount is written the way its readers write it", () => {
  const amount = { minor: 1380, currency: "EUR" } as const;
  expect(formatMoney(amount, "nl")).toBe("€\u00a013,80");
  expect(formatMoney(amount, "de")).toBe("13,80\u00a0€");
  expect(formatMoney(amount, "en")).toBe("€13.80");
});

test.each(locales)("in %s no amount has a space where a line could break", (locale) => {
  for (const currency of currencies) {
    expect(formatMoney({ minor: 123_456_78, currency }, locale)).not.toMatch(/[ \u2000-\u200a]/);
  }
});
