import { randomUUID } from "node:crypto";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { openLiveSocket, openHttpConnection } from "./load-connection.ts";
import type { HttpConnection } from "./load-connection.ts";
import type { LoadMember } from "./load-world.ts";

/**
 * What the parent tells the load process: how many senders at once, or how many messages per
 * second.
 */
export interface LoadOrder {
  readonly port: number;
  readonly members: readonly LoadMember[];
  readonly senders: number;
  /** Send at this rate without waiting for earlier responses; null makes each sender wait. */
  readonly perSecond: number | null;
  /** Sent before the measurement, so that connections are open and statements planned. */
  readonly warmMessages: number;
  readonly measureMs: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  /** From sending until both the response and the recipient's frame have arrived, in ms. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  readonly firstError: string | null;
  /** Processor time of the load process, in microseconds. */
  readonly cpu: number;
}

process.once("message", (order: LoadOrder) => {
  void run(order).then((figures) => {
    process.send?.(figures);
    process.exit(0);
  });
});

async function run(order: LoadOrder) {
  const { port, members, senders, perSecond, warmMessages, measureMs } = order;
  const arrivals = createArrivals();
  const errors: string[] = [];
  const readers = members.slice(0, senders);
  // A browser's pages come one after the other as well.
  for (let at = 0; at < readers.length; at += OPEN_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(readers.slice(at, at + OPEN_AT_ONCE).map(openPage));
  }
  const writers = await Promise.all(
    members.slice(0, senders).map(async (member) => ({
      member,
      line: await openHttpConnection(port),
    })),
  );
  async function openPage(member: LoadMember): Promise<void> {
    const socket = await openLiveSocket(port, `session=${member.token}`, (text) => {
      // Frames to the sender carry the message's client id; nothing waits for those.
      if (!text.startsWith(EVENT) || text.includes(OWN)) return;
      arrivals.add(member.id, toEvent(text), performance.now());
    });
    socket.once("close", () => errors.push("a socket was closed"));
  }
  let warmed = 0;
  let cpu = process.cpuUsage();
  let [begin, end] = [Infinity, Infinity];
  const latencies: number[] = [];
  const send = async ({ member, line }: (typeof writers)[number]) => {
    const sentAt = performance.now();
    const sent = await post(port, line, member);
    if ("error" in sent) return void errors.push(sent.error);
    const arrivedAt = await arrivals.of(member.partner, sent.event);
    const at = Math.max(performance.now(), arrivedAt);
    warmed += 1;
    if (warmed === warmMessages) {
      // The parent reads the processor times of the others.
      process.send?.("begin");
      cpu = process.cpuUsage();
      begin = at;
      end = at + measureMs;
    }
    if (at > begin && at <= end) latencies.push(at - sentAt);
  };
  if (perSecond === null) {
    await Promise.all(
      writers.map(async (writer) => {
        while (performance.now() < end) await send(writer);
      }),
    );
  } else await sendSteadily(writers, perSecond, () => performance.now() < end, send);
  latencies.sort((a, b) => a - b);
  const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0;
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: latencies.length / (measureMs / 1_000),
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
    errors: errors.length,
    firstError: errors[0] ?? null,
    cpu: user + system,
  } satisfies LoadFigures;
}

/**
 * Sends at a steady rate, each sender in turn; a sender that is still waiting sends as soon as it
 * can.
 */
async function sendSteadily<Writer>(
  writers: readonly Writer[],
  perSecond: number,
  goesOn: () => boolean,
  send: (writer: Writer) => Promise<void>,
): Promise<void> {
  const lines = writers.map(() => Promise.resolve());
  const start = performance.now();
  let sent = 0;
  while (goesOn()) {
    const due = Math.floor(((performance.now() - start) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      const turn = sent % writers.length;
      const writer = writers[turn];
      if (writer) lines[turn] = (lines[turn] ?? Promise.resolve()).then(() => send(writer));
    }
    // oxlint-disable-next-line no-await-in-loop -- the clock sets the pace
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(lines);
}

const OPEN_AT_ONCE = 100;

/** A frame about a message starts like this, whatever fields follow. */
const EVENT = '{"is":"message"';
const OWN = '"client_id":"';

/** The conversation and number of a message, wherever a frame or a response has them. */
function toEvent(text: string): string {
  const conversation = /"conversation":(?:\{"id":)?"([^"]+)"/.exec(text)?.[1];
  const seq = /"seq":(\d+)/.exec(text)?.[1];
  return conversation && seq ? `${conversation} ${seq}` : "";
}

/** Arrival times of frames by recipient and event; the frame or the response may come first. */
function createArrivals() {
  const waiting = new Map<string, (at: number) => void>();
  const early = new Map<string, number>();
  return {
    add(recipient: string, event: string, at: number) {
      const key = recipient + event;
      const resolve = waiting.get(key);
      if (resolve) {
        waiting.delete(key);
        resolve(at);
      } else early.set(key, at);
    },
    of(recipient: string, event: string): Promise<number> {
      const key = recipient + event;
      const at = early.get(key);
      if (at !== undefined) {
        early.delete(key);
        return Promise.resolve(at);
      }
      return new Promise((resolve) => waiting.set(key, resolve));
    },
  };
}

const TEXT =
  "Zo'n bericht van een regel of twee, zoals mensen elkaar schrijven op een avond door de week.";

async function post(
  port: number,
  line: HttpConnection,
  member: LoadMember,
): Promise<{ readonly event: string } | { readonly error: string }> {
  const body = `{"client_id":"${randomUUID()}","to":{"member":"${member.partner}"},"text":"${TEXT}"}`;
  try {
    const answer = await line.request(
      `POST /api/chats/messages HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n` +
        `cookie: session=${member.token}\r\n${REQUEST_TYPE_HEADER}: ${REQUEST_TYPE_CLIENT}\r\n\r\n${body}`,
    );
    const event = answer.status === 200 ? toEvent(answer.body) : "";
    return event === "" ? { error: `${answer.status} ${answer.body}` } : { event };
  } catch (error) {
    return { error: String(error) };
  }
}
