import { expect, test } from "vitest";
import type { Message } from "#contract/chat.ts";
import type { OutboxMessage } from "#web/features/chat/outbox/outbox.ts";
import { arrangeBubbles, splitByDay } from "./arrange-bubbles.ts";

const message = (seq: number, mine: boolean, time: string): Message => ({
  state: "sent",
  seq,
  client_id: mine ? `c${seq}` : null,
  mine,
  type: "text",
  text: `${seq}`,
  gift: null,
  photo: null,
  sent_at: `2026-11-${time}:00.000Z`,
});
const queued = (clientId: string, state: OutboxMessage["state"]): OutboxMessage => ({
  clientId,
  text: clientId,
  gift: null,
  photo: null,
  writtenAt: "2026-11-21T10:00:00.000Z",
  since: "2026-11-21T10:00:00.000Z",
  state,
});
const options = {
  firstUnread: null,
  readUpTo: 0,
  dayOf: (at: Date) => at.toISOString().slice(0, 10),
};

function marksOf(messages: readonly Message[], firstUnread: number | null = null) {
  return arrangeBubbles(messages, [], { ...options, firstUnread }).map((bubble) =>
    [
      bubble.startsDay && "day",
      bubble.startsUnread && "new",
      `${bubble.mine ? "me" : "els"}${bubble.seq}`,
      bubble.endsGroup && "time",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

test("shows a day once, and the time once for messages in a row", () => {
  const messages = [
    message(1, false, "20T22:00"),
    message(2, false, "20T22:02"),
    message(3, true, "20T22:03"),
    message(4, true, "20T22:30"),
    message(5, false, "21T09:00"),
  ];
  expect(marksOf(messages)).toEqual([
    "day els1",
    "els2 time",
    "me3 time",
    "me4 time",
    "day els5 time",
  ]);
});

test("the first unread message starts a new group", () => {
  const messages = [message(1, false, "20T22:00"), message(2, false, "20T22:01")];
  expect(marksOf(messages, 2)).toEqual(["day els1 time", "new els2 time"]);
});

test("a sent message replaces its copy in the outbox and keeps its key", () => {
  const bubbles = arrangeBubbles(
    [message(1, true, "21T10:00")],
    [queued("c1", "sending"), queued("x", "failed")],
    options,
  );
  expect(bubbles.map(({ key, state }) => `${key} ${state}`)).toEqual(["c1 sent", "x failed"]);
});

test("only the member's last sent message shows whether it was read", () => {
  const messages = [message(1, true, "21T10:00"), message(2, true, "21T10:01")];
  const readOf = (readUpTo: number) =>
    arrangeBubbles(messages, [queued("x", "sending")], { ...options, readUpTo }).map(
      ({ read }) => read,
    );
  expect(readOf(1)).toEqual([null, false, null]);
  expect(readOf(2)).toEqual([null, true, null]);
  const theirs = arrangeBubbles([message(1, false, "21T10:00")], [], options);
  expect(theirs.map(({ read }) => read)).toEqual([null]);
});

test("a message keeps its bubble until something of it changes, also after an earlier page", () => {
  const messages = [message(2, true, "21T10:00"), message(3, true, "21T10:01")];
  const [first, last] = arrangeBubbles(messages, [], options);
  const withEarlier = arrangeBubbles([message(1, false, "20T10:00"), ...messages], [], options);
  expect(withEarlier[1]).toBe(first);
  expect(withEarlier[2]).toBe(last);
  const read = arrangeBubbles(messages, [], { ...options, readUpTo: 3 });
  expect(read[0]).toBe(first);
  expect(read[1]).not.toBe(last);
});

test("splits messages by day", () => {
  const messages = [
    message(1, false, "20T22:00"),
    message(2, true, "20T23:00"),
    message(3, true, "21T09:00"),
  ];
  const days = splitByDay(arrangeBubbles(messages, [], options));
  expect(days.map((day) => day.map(({ seq }) => seq))).toEqual([[1, 2], [3]]);
});
