import { expect, test } from "vitest";
import { aMessage, talk } from "#tests/wire/a-conversation.ts";
import { findReceivedRisk } from "./received-risk.ts";
import { addReminded, listReminded } from "./reminded.ts";

// Without a browser there is no storage, as in a browser that blocks it.
test("a member is reminded of each risk once in a conversation", () => {
  addReminded("she he", ["money"]);
  addReminded("she he", ["money", "secrecy"]);
  expect(listReminded("she he")).toEqual(["money", "secrecy"]);
  expect(listReminded("she another")).toEqual([]);
});

test("a reader is warned below the latest risky message", () => {
  const risky = [aMessage(1, { risk: "money" }), aMessage(2, { risk: "secrecy" }), aMessage(3)];
  expect(findReceivedRisk(talk, risky)).toEqual({ seq: 2, risk: "secrecy" });
  expect(findReceivedRisk(talk, [aMessage(1)])).toBeNull();
});
