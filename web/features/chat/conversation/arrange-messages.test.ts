import { expect, test } from "vitest";
import type { Message } from "#contract/chat.ts";
import { arrangeMessages, bubblesOf, lastSentOwn } from "./arrange-messages.ts";
import type { Unsent } from "#web/features/chat/outbox/outbox.ts";

const message = (seq: number, mine: boolean, time: string): Message => ({
  state: "sent",
  seq,
  client_id: mine ? `c${seq}` : null,
  mine,
  type: "text",
  text: `${seq}`,
  sent_at: `2026-11-${time}:00.000Z`,
});
const unsent = (clientId: string, state: Unsent["state"]): Unsent => ({
  clientId,
  text: clientId,
  at: "2026-11-21T10:00:00.000Z",
  since: "2026-11-21T10:00:00.000Z",
  state,
});
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function drawn(messages: readonly Message[], firstUnread: number | null = null) {
  return arrangeMessages(bubblesOf(messages, []), { firstUnread, dayOf }).map((one) =>
    [
      one.startsDay && "day",
      one.startsUnread && "new",
      `${one.mine ? "me" : "her"}${one.seq}`,
      one.endsGroup && "time",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

test("a day is said once, a time once for what was said in one go", () => {
  expect(
    drawn([
      message(1, false, "20T22:00"),
      message(2, false, "20T22:02"),
      message(3, true, "20T22:03"),
      message(4, true, "20T22:30"),
      message(5, false, "21T09:00"),
    ]),
  ).toEqual(["day her1", "her2 time", "me3 time", "me4 time", "day her5 time"]);
});

test("the unread ones begin a group of their own", () => {
  expect(drawn([message(1, false, "20T22:00"), message(2, false, "20T22:01")], 2)).toEqual([
    "day her1 time",
    "new her2 time",
  ]);
});

test("a message stands once: sent ones push out their unsent twin and keep its key", () => {
  const bubbles = bubblesOf(
    [message(1, true, "21T10:00")],
    [unsent("c1", "sending"), unsent("x", "failed")],
  );
  expect(bubbles.map(({ key, state }) => `${key} ${state}`)).toEqual(["c1 sent", "x failed"]);
});

test("whether it was read stands under the last own message that was sent", () => {
  const messages = [message(1, true, "21T10:00"), message(2, true, "21T10:01")];
  expect(lastSentOwn(bubblesOf(messages, [unsent("x", "sending")]))).toBe("c2");
  expect(lastSentOwn(bubblesOf([message(1, false, "21T10:00")], []))).toBeNull();
});
