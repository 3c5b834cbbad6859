import { expect, test } from "vitest";
import type { MemberId } from "#contract/ids.ts";
import { between, nothing, unsentStore } from "./outbox.ts";

const talk = between("me" as MemberId, "her" as MemberId);

function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let minute = 0;
  const now = () => `2026-11-21T10:${String(minute++).padStart(2, "0")}:00.000Z`;
  return { kept, load: () => unsentStore(() => storage, now) };
}

test("a draft survives a reload, for the one who wrote it", () => {
  const { load } = tab();
  load().write(talk, "Dag Els");
  expect(load().get(talk).draft).toBe("Dag Els");
  expect(load().get(between("other" as MemberId, "her" as MemberId))).toBe(nothing);
});

test("sending empties the box; what arrived leaves no trace", () => {
  const { kept, load } = tab();
  const store = load();
  store.write(talk, "Dag Els");
  const { clientId } = store.post(talk, "a", "Dag Els");
  expect(store.get(talk)).toMatchObject({ draft: "", unsent: [{ clientId, state: "sending" }] });
  expect(store.isSending()).toBe(true);
  store.drop(talk, clientId);
  expect(store.get(talk)).toBe(nothing);
  expect(kept.size).toBe(0);
});

test("a refused text goes back into the box, and stays a message where the box is taken", () => {
  const store = tab().load();
  store.post(talk, "a", "eerste");
  store.takeBack(talk, "a");
  expect(store.get(talk)).toEqual({ draft: "eerste", unsent: [] });
  store.post(talk, "b", "eerste");
  store.write(talk, "tweede");
  store.takeBack(talk, "b");
  expect(store.get(talk)).toMatchObject({ draft: "tweede", unsent: [{ state: "failed" }] });
});

test("what was on its way at a reload is unsure until the conversation was read", () => {
  const { load } = tab();
  const before = load();
  before.post(talk, "a", "een");
  before.post(talk, "b", "twee");
  const store = load();
  const states = () => store.get(talk).unsent.map(({ clientId, state }) => `${clientId} ${state}`);
  expect(states()).toEqual(["a unsure", "b unsure"]);
  store.settle(talk, new Set(), "2026-11-21T10:00:00.000Z");
  expect(states()).toEqual(["a unsure", "b unsure"]);
  store.settle(talk, new Set(["a"]), "2026-11-21T10:30:00.000Z");
  expect(states()).toEqual(["b failed"]);
});

test("a message on its way is not judged by a reading", () => {
  const store = tab().load();
  store.post(talk, "a", "een");
  store.settle(talk, new Set(), "2026-11-21T10:30:00.000Z");
  expect(store.get(talk).unsent[0]?.state).toBe("sending");
});

test("logging out forgets everything", () => {
  const { kept, load } = tab();
  const store = load();
  store.write(talk, "Dag Els");
  store.forget();
  expect(store.get(talk)).toBe(nothing);
  expect(kept.size).toBe(0);
});

test("without a storage texts last as long as the page", () => {
  const store = unsentStore(
    () => {
      throw new DOMException("denied", "SecurityError");
    },
    () => "2026-11-21T10:00:00.000Z",
  );
  store.write(talk, "Dag Els");
  expect(store.get(talk).draft).toBe("Dag Els");
});
