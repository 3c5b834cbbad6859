import { createHash } from "node:crypto";

/** A payment with its customer, if it has one. */
interface Payer {
  readonly id: string;
  readonly customerId: string | null;
}

/** The payer's account, one for each customer, else one for each payment. */
export function buildConsumer(country: keyof typeof accounts, payer: Payer) {
  const seed = String(Number.parseInt(hashSeed(payer).slice(0, 8), 16)).padStart(10, "0");
  return {
    consumerName: "T. Est",
    consumerAccount: buildIban(country, seed.slice(-10)),
    consumerBic: `TEST${country}2A`,
  };
}

/** A payer's own hexadecimal digits. */
export function hashSeed({ id, customerId }: Payer): string {
  return createHash("sha256")
    .update(customerId ?? id)
    .digest("hex");
}

/** Bank and account number of invented accounts, from ten digits. */
const accounts = {
  NL: (ten: string) => `TEST${withDutchCheck(ten)}`,
  BE: (ten: string) => `${ten}${String(Number(ten) % 97 || 97).padStart(2, "0")}`,
  AT: (ten: string) => `99999${ten.padStart(11, "0")}`,
} as const;

/** An account number with valid checks, at a bank that does not exist. */
export function buildIban(country: keyof typeof accounts, ten: string): string {
  const account = accounts[country](ten);
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}

/** Dutch numbers pass the eleven test: the digits times 10, 9 … 1 add up to a multiple of 11. */
function withDutchCheck(ten: string): string {
  for (let number = Math.floor(Number(ten) / 10); ; number += 1) {
    const nine = String(number).padStart(9, "0").slice(-9);
    const sum = Array.from(nine, Number).reduce((total, digit, at) => total + digit * (10 - at), 0);
    const last = (11 - (sum % 11)) % 11;
    if (last < 10) return `${nine}${last}`;
  }
}
