import type { Message } from "#contract/chat.ts";
import type { Content, OutboxMessage } from "#web/features/chat/outbox/outbox.ts";

/** A message on the screen, whether or not the server has it yet. */
export interface Bubble extends Content {
  /** The member's own message keeps its key when the server confirms it. */
  readonly key: string;
  readonly mine: boolean;
  readonly at: Date;
  /** Its number in the conversation; null until the server assigns it. */
  readonly seq: number | null;
  readonly state: Message["state"] | OutboxMessage["state"];
  /** First message of a day: shows the day above it. */
  readonly startsDay: boolean;
  /** First message that was unread when the conversation was opened. */
  readonly startsUnread: boolean;
  /** Last of several messages in a row by one member: shows the time below it. */
  readonly endsGroup: boolean;
  /** Whether the other member has read it; null except on the member's last sent message. */
  readonly read: boolean | null;
}

interface Options {
  readonly firstUnread: number | null;
  readonly readUpTo: number;
  /** The calendar day, for comparison. */
  readonly dayOf: (at: Date) => string;
}

type Marks = Pick<Bubble, "startsDay" | "startsUnread" | "endsGroup" | "read">;
type Unmarked = Omit<Bubble, keyof Marks>;

/** Messages by one member within this time share one timestamp. */
const GROUP_MS = 5 * 60_000;

/** Lists the server's messages and then the outbox, without duplicates, and marks days and groups. */
export function arrangeBubbles(
  messages: readonly Message[],
  queued: readonly OutboxMessage[],
  { firstUnread, readUpTo, dayOf }: Options,
): Bubble[] {
  const all = [...messages.map(fromServer), ...missingFrom(messages, queued).map(fromOutbox)];
  const days = all.map(({ at }) => dayOf(at));
  const lastSent = all.findLast(({ mine, state }) => mine && state === "sent");
  return all.map((bubble, index) => {
    const next = all[index + 1];
    const sharesTimeWithNext =
      next !== undefined &&
      next.mine === bubble.mine &&
      next.state === bubble.state &&
      days[index] === days[index + 1] &&
      next.seq !== firstUnread &&
      next.at.getTime() - bubble.at.getTime() < GROUP_MS;
    return mark(bubble, {
      startsDay: days[index] !== days[index - 1],
      startsUnread: bubble.seq !== null && bubble.seq === firstUnread,
      endsGroup: !sharesTimeWithNext,
      read: bubble === lastSent ? (bubble.seq ?? 0) <= readUpTo : null,
    });
  });
}

/** Splits the bubbles by day. */
export function splitByDay(bubbles: readonly Bubble[]): [Bubble, ...Bubble[]][] {
  const days: [Bubble, ...Bubble[]][] = [];
  for (const bubble of bubbles) {
    if (bubble.startsDay) days.push([bubble]);
    else days.at(-1)?.push(bubble);
  }
  return days;
}

function missingFrom(messages: readonly Message[], queued: readonly OutboxMessage[]) {
  const arrived = new Set(messages.map((message) => message.client_id));
  return queued.filter(({ clientId }) => !arrived.has(clientId));
}

/*
 * React skips a bubble that is the same object as before. So a message keeps its bubble as long as
 * nothing of it changes.
 */
const fromServer = memoizePerObject((message: Message): Unmarked => {
  const { mine, text, gift, photo, state, client_id } = message;
  const seq = message.state === "sent" ? message.seq : null;
  const at = new Date(message.sent_at);
  return { key: client_id ?? `seq-${seq}`, mine, text, gift, photo, at, seq, state };
});

const fromOutbox = memoizePerObject((message: OutboxMessage): Unmarked => {
  const { clientId, text, gift, photo, writtenAt, state } = message;
  const at = new Date(writtenAt);
  return { key: clientId, mine: true, text, gift, photo, at, seq: null, state };
});

const marked = new WeakMap<Unmarked, Bubble>();

function mark(bubble: Unmarked, marks: Marks): Bubble {
  const before = marked.get(bubble);
  const names = Object.keys(marks) as (keyof Marks)[];
  if (before && names.every((name) => before[name] === marks[name])) return before;
  const after = { ...bubble, ...marks };
  marked.set(bubble, after);
  return after;
}

function memoizePerObject<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
