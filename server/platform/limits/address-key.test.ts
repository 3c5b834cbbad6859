import { expect, test } from "vitest";
import { toAddressKey } from "./address-key.ts";

const key = (...addresses: (string | undefined)[]) => new Set(addresses.map(toAddressKey));

test("an IPv4 address has one key, however a proxy writes it", () => {
  const spellings = [
    "203.0.113.9",
    "203.0.113.9:51234",
    "::ffff:203.0.113.9",
    "::ffff:cb00:7109",
    "::FFFF:CB00:7109",
    "[::ffff:203.0.113.9]:443",
    "0:0:0:0:0:ffff:203.0.113.9",
  ];
  expect([...key(...spellings)]).toEqual(["203.0.113.9"]);
});

test("an IPv6 address counts by its /64, however it is written", () => {
  const household = [
    "2001:db8:1:2::1",
    "2001:0DB8:0001:0002:0000:0000:0000:0002",
    "[2001:db8:1:2::3]:443",
    "2001:db8:1:2:ffff:ffff:ffff:ffff",
    "2001:db8:1:2::4%eth0",
  ];
  expect([...key(...household)]).toEqual(["2001:db8:1:2"]);
  expect(key("2001:db8:1:2::1", "2001:db8:1:3::1").size).toBe(2);
});

test("different addresses have different keys", () => {
  expect(key("203.0.113.9", "203.0.113.90", "203.0.113.9:80").size).toBe(2);
});

test("everything that is not an address shares one key", () => {
  const nonsense = [
    undefined,
    "",
    "unknown",
    "_hidden",
    "1.2.3",
    "1.2.3.4.5",
    "999.1.1.1",
    "a:b",
    "[",
    "💥",
  ];
  expect(key(...nonsense).size).toBe(1);
});
