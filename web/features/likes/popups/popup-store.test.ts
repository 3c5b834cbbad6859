import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { popupStore } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";

const member = (id: string) => aCard({ id: id as MemberId });
const match = (id: string): Popup => ({ is: "match", member: member(id) });
const newLike = (id: string): Popup => ({ is: "new-like", member: member(id) });
const both = ["match", "new-like"] as const;

test("shows matches and new likes one at a time, in order", () => {
  const store = popupStore();
  const [anna, bert] = [match("anna"), newLike("bert")];
  store.show(anna);
  store.show(bert);
  expect(store.first(both)).toBe(anna);
  store.end(anna);
  expect(store.first(both)).toBe(bert);
  store.end(bert);
  expect(store.first(both)).toBeNull();
});

test("a match that cannot be shown here waits without blocking a new like", () => {
  const store = popupStore();
  const [anna, bert] = [match("anna"), newLike("bert")];
  store.show(anna);
  store.show(bert);
  expect(store.first(["new-like"])).toBe(bert);
  store.end(bert);
  expect(store.first(["new-like"])).toBeNull();
  expect(store.first(both)).toBe(anna);
});

test("shows a match once, even after it was closed, but also a new like from the same member", () => {
  const store = popupStore();
  const anna = match("anna");
  store.show(anna);
  store.show(match("anna"));
  store.end(anna);
  store.show(match("anna"));
  expect(store.first(both)).toBeNull();
  store.show(newLike("anna"));
  expect(store.first(both)).toEqual(newLike("anna"));
});

test("notifies a listener of every change until it unsubscribes", () => {
  const store = popupStore();
  let changes = 0;
  const unsubscribe = store.subscribe(() => (changes += 1));
  const anna = match("anna");
  store.show(anna);
  store.end(anna);
  unsubscribe();
  store.show(match("bert"));
  expect(changes).toBe(2);
});

test("a match and a new like wait while another pop-up is open", () => {
  const store = popupStore();
  const release = store.hold();
  store.show(match("anna"));
  store.show(newLike("bert"));
  expect(store.first(both)).toBeNull();
  release();
  expect(store.first(both)).toEqual(match("anna"));
});
