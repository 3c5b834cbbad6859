import type { Message } from "#contract/chat.ts";
import type { Unsent } from "#web/features/chat/outbox/outbox.ts";

/** A message as it stands on the screen, sent or not. */
export interface Bubble {
  /** One's own keeps its key from the moment it is written. */
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly at: Date;
  /** Its number in the conversation; null while it has none. */
  readonly seq: number | null;
  readonly state: Message["state"] | Unsent["state"];
}

export interface PlacedBubble extends Bubble {
  /** The first of its day: the day is said above it. */
  readonly startsDay: boolean;
  /** The first that was unread when the conversation was opened. */
  readonly startsUnread: boolean;
  /** The last of a few by the same person: the time stands under it. */
  readonly endsGroup: boolean;
}

/** Messages closer than this, of the same person, share one time. */
const GROUP_MS = 5 * 60_000;

/** What the server has, then what it has not accepted yet; each message once. */
export function bubblesOf(messages: readonly Message[], unsent: readonly Unsent[]): Bubble[] {
  const there = new Set(messages.map((message) => message.client_id));
  return [
    ...messages.map((message) => ({
      key: message.client_id ?? `seq-${message.state === "sent" ? message.seq : ""}`,
      mine: message.mine,
      text: message.text,
      at: new Date(message.sent_at),
      seq: message.state === "sent" ? message.seq : null,
      state: message.state,
    })),
    ...unsent
      .filter((message) => !there.has(message.clientId))
      .map(({ clientId, text, at, state }) => ({
        key: clientId,
        mine: true,
        text,
        at: new Date(at),
        seq: null,
        state,
      })),
  ];
}

/** Where days, the unread ones and groups begin and end; `dayOf` names the calendar day. */
export function arrangeMessages(
  bubbles: readonly Bubble[],
  { firstUnread, dayOf }: { firstUnread: number | null; dayOf: (at: Date) => string },
): PlacedBubble[] {
  const days = bubbles.map((bubble) => dayOf(bubble.at));
  return bubbles.map((bubble, at) => {
    const next = bubbles[at + 1];
    const together =
      next !== undefined &&
      next.mine === bubble.mine &&
      days[at] === days[at + 1] &&
      next.seq !== firstUnread &&
      next.at.getTime() - bubble.at.getTime() < GROUP_MS;
    return {
      ...bubble,
      startsDay: days[at] !== days[at - 1],
      startsUnread: bubble.seq !== null && bubble.seq === firstUnread,
      endsGroup: !together || bubble.state !== next.state,
    };
  });
}

/** Under which of one's own it is said whether it was read: the last that was sent. */
export function lastSentOwn(bubbles: readonly Bubble[]): string | null {
  return bubbles.findLast((bubble) => bubble.mine && bubble.state === "sent")?.key ?? null;
}
