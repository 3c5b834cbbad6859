import { expect, test } from "vitest";
import type { MemberId } from "#contract/ids.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { popupStore } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";

const member = (id: string) => aCard({ id: id as MemberId });
const match = (id: string): Popup => ({ is: "match", member: member(id) });
const newLike = (id: string): Popup => ({ is: "new-like", member: member(id) });
const both = ["match", "new-like"] as const;

test("matches and new likes are told one after the other, in their order", () => {
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

test("where matches have no place they wait, and keep no new like waiting", () => {
  const store = popupStore();
  const [anna, bert] = [match("anna"), newLike("bert")];
  store.show(anna);
  store.show(bert);
  expect(store.first(["new-like"])).toBe(bert);
  store.end(bert);
  expect(store.first(["new-like"])).toBeNull();
  expect(store.first(both)).toBe(anna);
});

test("the same match is told once, also after it was read; that she liked first is another thing", () => {
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

test("who listens hears of every change, until they leave", () => {
  const store = popupStore();
  let heard = 0;
  const leave = store.subscribe(() => (heard += 1));
  const anna = match("anna");
  store.show(anna);
  store.end(anna);
  leave();
  store.show(match("bert"));
  expect(heard).toBe(2);
});
