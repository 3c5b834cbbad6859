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

type Unplaced = Omit<Bubble, "startsDay" | "startsUnread" | "endsGroup" | "read">;

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
  const { mine, text, gift, photo, state, client_id } = message;
  const seq = message.state === "sent" ? message.seq : null;
  const at = new Date(message.sent_at);
  return { key: client_id ?? `seq-${seq}`, mine, text, gift, photo, at, seq, state };
}

function fromOutbox(message: OutboxMessage): Unplaced {
  const { clientId, text, gift, photo, writtenAt, state } = message;
  return {
    key: clientId,
    mine: true,
    text,
    gift,
    photo,
    at: new Date(writtenAt),
    seq: null,
    state,
  };
}
