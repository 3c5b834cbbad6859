import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/platform/log.ts";
import type { Bus } from "./bus.ts";
import type { EventCarrier } from "./carrier.ts";
import { createSenders } from "./senders.ts";

/** How an event travels between processes, if JSON has no form of it. */
export interface Codec<Event> {
  readonly encode: (event: Event) => unknown;
  readonly decode: (encoded: never) => Event;
}

export interface EventRelay {
  /** A bus that reaches all processes; `topic` is its name between them. */
  createBus<Event>(topic: string, codec?: Codec<Event>): Bus<Event>;
  /** Calls `handle` when events of other processes may have been lost. */
  onLoss(handle: () => void): () => void;
  /** Connects to the other processes; if that takes long, it goes on in the background. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** One process: events stay in it. */
const noCarrier: EventCarrier = {
  start: () => Promise.resolve(),
  send: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const HEARTBEAT_MS = 1_500;
const SILENT_MS = 6_000;
const PATIENCE_MS = 5_000;
/** A batch goes when it has so many characters; brokers limit the size of a message. */
const BATCH_LENGTH = 200_000;
/** Beyond this the carrier cannot keep up, and the other processes load again instead. */
const MAX_QUEUE = 20_000;

interface Batch {
  readonly from: string;
  readonly number: number;
  /** The sender is shutting down; this is its last batch. */
  readonly last?: true;
  readonly events: readonly (readonly [topic: string, to: string, event: unknown])[];
}

type Receive = (to: string, event: unknown) => void;

/**
 * Passes events within this process at once and, through `carrier`, to the other processes of the
 * same database. What was published while a batch was under way goes together in the next.
 */
export function createEventRelay(carrier: EventCarrier | null, log: Log): EventRelay {
  const own = randomUUID();
  const topics = new Map<string, Receive>();
  const lossListeners = new Set<() => void>();
  const senders = createSenders(SILENT_MS, performance.now());
  const { start, send, close } = carrier ?? noCarrier;
  let queue: string[] = [];
  let number = 0;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let checkedAt = performance.now();
  let lossPending = false;
  let isFailing = false;

  return {
    createBus(topic, codec) {
      const listeners = new Set<(to: string, event: never) => void>();
      const deliver = (to: string, event: unknown) => {
        for (const receive of listeners) receive(to, event as never);
      };
      topics.set(topic, (to, event) => deliver(to, codec ? codec.decode(event as never) : event));
      return {
        publish(to, event) {
          deliver(to, event);
          if (carrier) enqueue([topic, to, codec ? codec.encode(event) : event]);
        },
        listen(receive) {
          listeners.add(receive);
          return () => void listeners.delete(receive);
        },
      };
    },
    onLoss(handle) {
      lossListeners.add(handle);
      return () => void lossListeners.delete(handle);
    },
    async start() {
      if (!carrier) return;
      const connected = start(receiveBatch).then(() => flush());
      await Promise.race([connected, sleep(PATIENCE_MS, undefined, { ref: false })]);
      timer = setInterval(check, HEARTBEAT_MS);
    },
    async close() {
      clearInterval(timer);
      await sending;
      await flush(true);
      await close();
    },
  };

  function enqueue(event: readonly [string, string, unknown]): void {
    if (queue.length >= MAX_QUEUE) {
      queue = [];
      // The number of a batch that is never sent, which the other processes notice.
      number += 1;
    }
    queue.push(JSON.stringify(event));
    // The events of one turn of the event loop share a batch.
    sending ??= new Promise<void>((resolve) => void setImmediate(resolve)).then(sendQueue);
  }

  async function sendQueue(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- a carrier gets one batch at a time, in order
    while (queue.length > 0) await flush();
    sending = null;
  }

  /** Sends what is queued, up to the size of a batch, or a heartbeat. */
  async function flush(isLast = false): Promise<void> {
    let length = 0;
    const fits = queue.findIndex((event) => (length += event.length) > BATCH_LENGTH);
    const events = queue.splice(0, fits === -1 ? queue.length : Math.max(1, fits));
    number += 1;
    const head = JSON.stringify({ from: own, number, ...(isLast && { last: true }) });
    const batch = `${head.slice(0, -1)},"events":[${events.join()}]}`;
    try {
      await send(batch);
      isFailing = false;
    } catch (error) {
      // The gap in the numbers shows the other processes that a batch is lost.
      if (!isFailing) log.warn({ err: error }, "events do not reach the other processes");
      isFailing = true;
    }
  }

  function receiveBatch(text: string): void {
    try {
      const { from, number: received, events, last } = JSON.parse(text) as Batch;
      if (senders.note(from, received, performance.now())) notifyOfLoss();
      if (last) senders.remove(from);
      if (from === own) return;
      for (const [topic, to, event] of events) topics.get(topic)?.(to, event);
    } catch (error) {
      // Another version of the program may send what this one cannot read.
      log.warn({ err: error }, "a batch of events could not be read");
    }
  }

  function check(): void {
    const now = performance.now();
    // While this process itself was busy, batches may wait unread.
    const wasBusy = now - checkedAt > 2 * HEARTBEAT_MS;
    checkedAt = now;
    if (!wasBusy && senders.removeSilent(now)) notifyOfLoss();
    sending ??= flush().then(sendQueue);
  }

  /** Several losses at the same time, as after a reconnect, are one. */
  function notifyOfLoss(): void {
    if (lossPending) return;
    lossPending = true;
    setTimeout(() => {
      lossPending = false;
      for (const handle of lossListeners) handle();
    }, 100).unref();
  }
}
