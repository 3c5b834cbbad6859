import { expect, test } from "vitest";
import { encodeTransfer } from "./encode-transfer.ts";

test("a bank's app reads receiver, account, amount and reference", () => {
  const slip = {
    holder: "Stichting Voorbeeld",
    iban: "NL53INGB0654422370",
    bic: "INGBNL2A",
    reference: "RF12 3456",
  };
  expect(encodeTransfer(slip, { minor: 588, currency: "EUR" }).split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "INGBNL2A",
    "Stichting Voorbeeld",
    "NL53INGB0654422370",
    "EUR5.88",
    "",
    "",
    "RF12 3456",
  ]);
});
