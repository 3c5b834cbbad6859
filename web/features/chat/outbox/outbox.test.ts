import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { createOutbox, emptyEntry, outboxKey, parseEntries } from "./outbox.ts";

const key = outboxKey("me" as MemberId, "els" as MemberId);

/** A browser tab; each `load` is a page load in it. */
function aTab() {
  const storage = new Map<string, string>();
  const stored = {
    get: () => parseEntries(JSON.parse(storage.get("outbox") ?? "null")),
    set: (value: unknown) => void storage.set("outbox", JSON.stringify(value)),
    remove: () => void storage.delete("outbox"),
  };
  let minute = 0;
  const now = () => `2026-11-21T10:${String(minute++).padStart(2, "0")}:00.000Z`;
  return { storage, load: () => createOutbox(stored, now) };
}

const statesIn = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.get(key).messages.map(({ clientId, state }) => `${clientId} ${state}`);

test("a draft survives a reload and is visible only to its writer", () => {
  const { load } = aTab();
  load().setDraft(key, "Dag Els");
  expect(load().get(key).draft).toBe("Dag Els");
  expect(load().get(outboxKey("other" as MemberId, "els" as MemberId))).toBe(emptyEntry);
});

test("sending empties the field, and a delivered message leaves nothing behind", () => {
  const { storage, load } = aTab();
  const outbox = load();
  outbox.setDraft(key, "Dag Els");
  const { clientId } = outbox.enqueue(key, "a", { text: "Dag Els", gift: null, photo: null });
  expect(outbox.get(key)).toMatchObject({ draft: "", messages: [{ clientId, state: "sending" }] });
  expect(outbox.isSending(clientId)).toBe(true);
  outbox.remove(key, clientId);
  expect(outbox.isSending(clientId)).toBe(false);
  expect(outbox.get(key)).toBe(emptyEntry);
  expect(storage.size).toBe(0);
});

test("a rejected text returns to the field, or stays as failed if the field is not empty", () => {
  const outbox = aTab().load();
  outbox.enqueue(key, "a", { text: "eerste", gift: null, photo: null });
  outbox.cancel(key, "a");
  expect(outbox.get(key)).toEqual({ draft: "eerste", messages: [] });
  outbox.enqueue(key, "b", { text: "eerste", gift: null, photo: null });
  outbox.setDraft(key, "tweede");
  outbox.cancel(key, "b");
  expect(outbox.get(key)).toMatchObject({ draft: "tweede", messages: [{ state: "failed" }] });
});

test("a text that has just been sent returns to the field with its reminder", () => {
  const outbox = aTab().load();
  outbox.enqueue(key, "a", { text: "Leen me geld", gift: null, photo: null });
  outbox.remind(key, "a", ["money"]);
  const reminder = { risks: ["money"], clientId: null };
  expect(outbox.get(key)).toEqual({ draft: "Leen me geld", messages: [], reminder });
  outbox.enqueue(key, "b", { text: "Leen me geld", gift: null, photo: null });
  expect(outbox.get(key)).toMatchObject({ draft: "", reminder: undefined });
});

test.each([
  ["a gift", { gift: "flowers", draft: "", resent: false }],
  ["a text that finds the field used", { gift: null, draft: "En nog iets", resent: false }],
  ["a text that was sent later", { gift: null, draft: "", resent: true }],
] as const)(
  "%s is held for the member's answer, also over a reload",
  (_, { gift, draft, resent }) => {
    const { load } = aTab();
    const outbox = load();
    outbox.enqueue(key, "a", { text: "Leen me geld", gift, photo: null });
    if (draft) outbox.setDraft(key, draft);
    if (resent) outbox.setState(key, "a", "sending");
    outbox.remind(key, "a", ["money"]);
    expect(outbox.get(key)).toMatchObject({
      draft,
      messages: [{ text: "Leen me geld", state: "held" }],
      reminder: { risks: ["money"], clientId: "a" },
    });
    outbox.settle(key, new Set(), "2026-11-21T10:30:00.000Z");
    expect(outbox.recipientsOfUnsure("me" as MemberId)).toEqual([]);
    expect(statesIn(load())).toEqual(["a held"]);
  },
);

test("a gift leaves the field as it is, and stays as failed when it is rejected", () => {
  const outbox = aTab().load();
  outbox.setDraft(key, "Dag Els");
  outbox.enqueue(key, "a", { text: "", gift: "flowers", photo: null });
  expect(outbox.get(key)).toMatchObject({ draft: "Dag Els", messages: [{ gift: "flowers" }] });
  outbox.setDraft(key, "");
  outbox.cancel(key, "a");
  expect(statesIn(outbox)).toEqual(["a failed"]);
});

test("a photo leaves the field as it is, and stays as failed when it is rejected", () => {
  const outbox = aTab().load();
  outbox.setDraft(key, "Dag Els");
  outbox.enqueue(key, "a", { text: "", gift: null, photo: "een-foto" });
  expect(outbox.get(key)).toMatchObject({ draft: "Dag Els", messages: [{ photo: "een-foto" }] });
  outbox.setDraft(key, "");
  outbox.cancel(key, "a");
  expect(statesIn(outbox)).toEqual(["a failed"]);
});

test("a message that was sending during a reload is unsure until the conversation loads", () => {
  const { load } = aTab();
  const before = load();
  before.enqueue(key, "a", { text: "een", gift: null, photo: null });
  before.enqueue(key, "b", { text: "twee", gift: null, photo: null });
  const outbox = load();
  expect(statesIn(outbox)).toEqual(["a unsure", "b unsure"]);
  outbox.settle(key, new Set(), "2026-11-21T10:00:00.000Z");
  expect(statesIn(outbox)).toEqual(["a unsure", "b unsure"]);
  outbox.settle(key, new Set(), null);
  expect(outbox.get(key).messages.every(({ state }) => state !== "failed")).toBe(true);
  outbox.settle(key, new Set(["a"]), "2026-11-21T10:30:00.000Z");
  expect(statesIn(outbox)).toEqual(["b failed"]);
});

test("loading the conversation does not fail a message that is still sending", () => {
  const outbox = aTab().load();
  outbox.enqueue(key, "a", { text: "een", gift: null, photo: null });
  outbox.settle(key, new Set(), "2026-11-21T10:30:00.000Z");
  expect(statesIn(outbox)).toEqual(["a sending"]);
});

test("a retry keeps the message id", () => {
  const outbox = aTab().load();
  outbox.enqueue(key, "a", { text: "een", gift: null, photo: null });
  outbox.setState(key, "a", "failed");
  outbox.setState(key, "a", "sending");
  expect(statesIn(outbox)).toEqual(["a sending"]);
});

const message = {
  clientId: "a",
  text: "Dag",
  gift: null,
  photo: null,
  writtenAt: "2026-11-21T10:00:00.000Z",
  since: "2026-11-21T10:00:00.000Z",
  state: "failed",
};

test.each([
  ["null", {}],
  ["7", {}],
  ['{"k":null}', {}],
  ['{"k":{"draft":"Dag"}}', {}],
  ['{"k":{"draft":"Dag","messages":[1]}}', { k: { draft: "Dag", messages: [] } }],
  [
    JSON.stringify({
      k: {
        draft: "",
        messages: [message, { ...message, state: "lost" }, { ...message, gift: "gold" }],
      },
    }),
    { k: { draft: "", messages: [message] } },
  ],
])("restores the stored value %s as %j", (json, entries) => {
  expect(parseEntries(JSON.parse(json))).toEqual(entries);
});
