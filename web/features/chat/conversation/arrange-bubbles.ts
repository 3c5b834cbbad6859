import type { Message } from "#contract/chat.ts";
import type { OutboxMessage } from "#web/features/chat/outbox/outbox.ts";

/** A message on the screen, whether or not the server has it yet. */
export interface Bubble {
  /** A message of the member's own keeps its key from the moment it is sent. */
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly at: Date;
  /** Its number in the conversation; null until it has one. */
  readonly seq: number | null;
  readonly state: Message["state"] | OutboxMessage["state"];
  /** The first of its day: the day is written above it. */
  readonly startsDay: boolean;
  /** The first that was unread when the conversation was opened. */
  readonly startsUnread: boolean;
  /** The last of several in a row by the same member: the time is written below it. */
  readonly endsGroup: boolean;
  /** For the last own message that was sent, whether the other member has read it; else null. */
  readonly read: boolean | null;
}

interface Options {
  readonly firstUnread: number | null;
  readonly readUpTo: number;
  /** The calendar day of a moment, for comparing. */
  readonly dayOf: (at: Date) => string;
}

type Unplaced = Omit<Bubble, "startsDay" | "startsUnread" | "endsGroup" | "read">;

/** Messages by the same member that are closer than this share one time. */
const GROUP_MS = 5 * 60_000;

/** The server's messages, then those in the outbox, each once, with where days and groups begin. */
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
    return {
      ...bubble,
      startsDay: days[index] !== days[index - 1],
      startsUnread: bubble.seq !== null && bubble.seq === firstUnread,
      endsGroup: !sharesTimeWithNext,
      read: bubble === lastSent ? (bubble.seq ?? 0) <= readUpTo : null,
    };
  });
}

function missingFrom(messages: readonly Message[], queued: readonly OutboxMessage[]) {
  const arrived = new Set(messages.map((message) => message.client_id));
  return queued.filter(({ clientId }) => !arrived.has(clientId));
}

function fromServer(message: Message): Unplaced {
  const { mine, text, state, client_id } = message;
  const seq = message.state === "sent" ? message.seq : null;
  return { key: client_id ?? `seq-${seq}`, mine, text, at: new Date(message.sent_at), seq, state };
}

function fromOutbox({ clientId, text, writtenAt, state }: OutboxMessage): Unplaced {
  return { key: clientId, mine: true, text, at: new Date(writtenAt), seq: null, state };
}
