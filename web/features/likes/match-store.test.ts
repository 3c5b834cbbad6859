import { expect, test } from "vitest";
import type { MemberId } from "#contract/ids.ts";
import { aCard } from "../../../tests/wire/a-card.ts";
import { matchStore } from "./match-store.ts";

const member = (id: string) => aCard({ id: id as MemberId });

test("matches are told one after the other, in their order", () => {
  const store = matchStore();
  store.show(member("anna"));
  store.show(member("bert"));
  expect(store.first()?.id).toBe("anna");
  store.end();
  expect(store.first()?.id).toBe("bert");
  store.end();
  expect(store.first()).toBeNull();
});

test("the same match is told once, also after it was read", () => {
  const store = matchStore();
  store.show(member("anna"));
  store.show(member("anna"));
  store.end();
  store.show(member("anna"));
  expect(store.first()).toBeNull();
});

test("who listens hears of every change, until they leave", () => {
  const store = matchStore();
  let heard = 0;
  const leave = store.subscribe(() => (heard += 1));
  store.show(member("anna"));
  store.end();
  leave();
  store.show(member("bert"));
  expect(heard).toBe(2);
});
