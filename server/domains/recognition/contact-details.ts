import { countrySpecs, isValidIBAN } from "ibantools";
import { findAddress } from "./find-address.ts";
import { hasPhoneNumber } from "./find-phone-number.ts";
import { normalizeText } from "./read-digits.ts";

/** The texts of a profile are shorter; whatever follows is not looked at. */
const MAX_LENGTH = 4_000;

export type ContactDetails = "email" | "link" | "bank_account" | "phone";

/**
 * The kind of contact details that a text has, also in common disguises; null if it has none.
 * `country` is where its writer lives, if it is known. A text without them must pass: dates, ages,
 * heights, prices and times are not telephone numbers.
 */
export function findContactDetails(
  text: string,
  country: string | undefined,
): ContactDetails | null {
  const plain = normalizeText(text.slice(0, MAX_LENGTH));
  const address = findAddress(plain, country);
  if (address) return address;
  if (hasBankAccount(plain)) return "bank_account";
  return hasPhoneNumber(plain, country) ? "phone" : null;
}

const ibanStarts = /(?<![\p{L}\p{N}])[A-Z]{2}[ .-]?\d[ .-]?\d(?=[ .-]?[A-Z\d])/giu;

/** Whether a text has a valid IBAN: the length of each country's is fixed, so words may follow it. */
function hasBankAccount(text: string): boolean {
  return [...text.matchAll(ibanStarts)].some(({ index }) => {
    const rest = text.slice(index, index + 80).toUpperCase();
    const length = countrySpecs[rest.slice(0, 2)]?.chars ?? 0;
    return isValidIBAN(rest.replaceAll(/[^A-Z\d]/g, "").slice(0, length));
  });
}
