import { expect, test } from "vitest";
import { historySince, isTooLong, judgeMessage, pageOf, reachOf, textVersion } from "./rules.ts";
import type { MessageFacts, Verdict } from "./rules.ts";

/** A free member with money, going on in a conversation with a member who can be seen. */
const ordinary: MessageFacts = {
  toOneself: false,
  reach: "open",
  known: true,
  recipientFictional: false,
  agreed: false,
  premium: false,
  started: 0,
  free: 2,
  balance: 10,
  price: 10,
  shown: true,
};

test.each<[string, Partial<MessageFacts>, Verdict]>([
  ["the last credits are enough", {}, "sent"],
  ["one credit too few", { balance: 9 }, "not_enough_credits"],
  ["to oneself", { toOneself: true, reach: "missing" }, "message_to_oneself"],
  ["to nobody", { reach: "missing", balance: 0 }, "not_found"],
  ["to one who went out of sight", { reach: "hidden", balance: 0 }, "conversation_closed"],
  ["to one never in sight", { reach: "hidden", known: false }, "profile_unavailable"],
  ["a first conversation", { known: false }, "sent"],
  ["a second one", { known: false, started: 1 }, "sent"],
  ["a third one, free", { known: false, started: 2 }, "conversation_limit"],
  ["a third one, Premium", { known: false, started: 2, premium: true }, "sent"],
  ["going on after two", { started: 2 }, "sent"],
  ["to a fictional profile, unread", { recipientFictional: true }, "fictional_agreement_required"],
  ["to a fictional profile, agreed", { recipientFictional: true, agreed: true }, "sent"],
  [
    "the agreement comes before the price",
    { recipientFictional: true, balance: 0 },
    "fictional_agreement_required",
  ],
  [
    "the limit comes before the price",
    { known: false, started: 2, balance: 0 },
    "conversation_limit",
  ],
  ["unconfirmed, with money", { shown: false }, "waiting"],
  ["unconfirmed, without money", { shown: false, balance: 0 }, "not_enough_credits"],
  [
    "unconfirmed, a third conversation",
    { shown: false, known: false, started: 2 },
    "conversation_limit",
  ],
])("%s", (_, change, verdict) => {
  expect(judgeMessage({ ...ordinary, ...change })).toBe(verdict);
});

test.each([
  [null, "open"],
  ["other_site", "missing"],
  ["deleted", "hidden"],
  ["disabled", "hidden"],
  ["blocked", "hidden"],
  ["invisible", "hidden"],
] as const)("a profile hidden for %s is %s to a writer", (why, reach) => {
  expect(reachOf(why)).toBe(reach);
});

test("a text is measured in characters, not in code units", () => {
  expect(isTooLong("🙂".repeat(10), 10)).toBe(false);
  expect(isTooLong("🙂".repeat(11), 10)).toBe(true);
});

test("free members read seven days back, Premium everything", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(historySince(false, 7, at)).toEqual(new Date("2026-11-14T12:00:00Z"));
  expect(historySince(true, 7, at)).toBeNull();
});

test("the version of a text changes with any of its languages and with nothing else", () => {
  const version = textVersion({ nl: "Let op", de: "Achtung" });
  expect(textVersion({ de: "Achtung", nl: "Let op" })).toBe(version);
  expect(textVersion({ nl: "Let op!", de: "Achtung" })).not.toBe(version);
  expect(textVersion({ nl: "Let op", de: "Achtung!" })).not.toBe(version);
});

const day = (seq: number) => ({ seq, sent_at: new Date(Date.UTC(2026, 10, seq)) });
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => day(from + at));

test.each([
  ["all there is", days(1, 3), null, [1, 2, 3], null, false],
  ["a full page and more before it", days(1, 5), null, [2, 3, 4, 5], 2, false],
  ["some too old", days(1, 4), day(3).sent_at, [3, 4], null, true],
  ["all too old", days(1, 4), day(9).sent_at, [], null, true],
  ["a full page, the one before it too old", days(1, 5), day(2).sent_at, [2, 3, 4, 5], null, true],
  [
    "a full page, the one before it just readable",
    days(1, 5),
    day(1).sent_at,
    [2, 3, 4, 5],
    2,
    false,
  ],
] as const)("a page of four: %s", (_, rows, since, seqs, earlier, olderLocked) => {
  const page = pageOf(rows, { most: 4, since });
  expect(page.rows.map((row) => row.seq)).toEqual(seqs);
  expect(page).toMatchObject({ earlier, olderLocked });
});
