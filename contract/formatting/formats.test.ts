import { expect, test, vi } from "vitest";
import {
  countryName,
  dateFormat,
  dateLocale,
  dayIn,
  nativeName,
  numberFormat,
  relativeDay,
} from "./formats.ts";

test("a day is the day in the given time zone", () => {
  const at = new Date("2026-11-20T23:30:00Z");
  expect(dayIn("Europe/Amsterdam", at)).toBe("2026-11-21");
  expect(dayIn("Europe/London", at)).toBe("2026-11-20");
  expect(dayIn("America/New_York", at)).toBe("2026-11-20");
});

test("days, countries and languages have names in each language", () => {
  expect([relativeDay("nl", 0), relativeDay("de", -1)]).toEqual(["vandaag", "gestern"]);
  expect([countryName("nl", "DE"), countryName("en", "DE")]).toEqual(["Duitsland", "Germany"]);
  expect([nativeName("nl"), nativeName("pl")]).toEqual(["Nederlands", "Polski"]);
});

test.each([
  ["en", "en-GB", "9 November 2026 at 21:25"],
  ["en", "nl", "9 November 2026 at 21:25"],
  ["en", "en-US", "November 9, 2026 at 9:25 PM"],
  ["de", "en-US", "9. November 2026 um 21:25"],
  ["nl", "nl", "9 november 2026 om 21:25"],
] as const)("a page in %s of a site in %s writes %s", (locale, siteLanguage, written) => {
  const format = dateFormat(dateLocale(locale, siteLanguage), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  // The platform decides which kind of space it uses.
  expect(format.format(new Date("2026-11-09T21:25:00Z")).replace(/\s/g, " ")).toBe(written);
});

test("the same options share one format and other options get another", () => {
  const created = vi.spyOn(Intl, "NumberFormat");
  // The currency code reserved for tests, so that no other test has created these formats.
  const options = { style: "currency", currency: "XTS" } as const;
  expect(numberFormat("nl", options)).toBe(numberFormat("nl", { ...options }));
  expect(numberFormat("nl", options)).not.toBe(numberFormat("de", options));
  expect(numberFormat("nl", options)).not.toBe(numberFormat("nl", { ...options, currency: "XXX" }));
  expect(created).toHaveBeenCalledTimes(3);
  created.mockRestore();
});
