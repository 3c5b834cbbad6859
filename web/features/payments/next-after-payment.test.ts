import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { nextAfterPayment, storeNextAfterPayment } from "./next-after-payment.ts";

afterEach(() => void vi.unstubAllGlobals());

test("stores only the address of the latest order, and never home", () => {
  const storage = stubStorage("localStorage");
  storeNextAfterPayment("p1", "/chats/7");
  expect(nextAfterPayment("p1")).toBe("/chats/7");
  storeNextAfterPayment("p2", "/members/9");
  expect([nextAfterPayment("p1"), nextAfterPayment("p2")]).toEqual([null, "/members/9"]);
  storeNextAfterPayment("p3", "/");
  expect(storage.length).toBe(0);
});

test.each(['{"payment":"p1"}', '{"payment":"p1","next":7}', "null", "["])(
  "the stored value %s counts as no address",
  (text) => {
    stubStorage("localStorage", { "member:next-after-payment": text });
    expect(nextAfterPayment("p1")).toBeNull();
  },
);
