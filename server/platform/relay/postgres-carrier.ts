import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { EventCarrier } from "./carrier.ts";

const CHANNEL = "live_events";
/** PostgreSQL accepts a payload of less than 8,000 bytes; the rest is our own head. */
const PART_BYTES = 7_900;
/** The mark and the part's number: PostgreSQL sends equal payloads of a transaction only once. */
const HEAD_BYTES = 5;
const MORE = "+";
const LAST = ".";
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/**
 * Carries events by LISTEN and NOTIFY on one connection, which must lead to the server itself: a
 * pooler in transaction mode has no LISTEN. A batch is one notification, or several in one
 * transaction if it is long. It is not sent in the transaction that caused it, because commits with
 * a notification wait for each other in the whole database.
 */
export function createPostgresCarrier(createClient: () => pg.Client): EventCarrier {
  const closing = new AbortController();
  let client: pg.Client | null = null;
  return {
    start: (receive) =>
      new Promise((connected) => {
        void keepListening(receive, connected);
      }),
    async send(batch) {
      if (!client) throw new Error("there is no connection to send events");
      const using = client;
      try {
        await using.query("select pg_notify($1, part) from unnest($2::text[]) part", [
          CHANNEL,
          splitIntoParts(batch),
        ]);
      } catch (error) {
        // The driver has only given up on the response: the connection cannot be used any more.
        void using.end().catch(() => undefined);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };

  async function keepListening(receive: (batch: string) => void, connected: () => void) {
    let failures = 0;
    while (!closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const wasConnected = await listenOnce(receive, connected).catch(() => false);
      failures = wasConnected ? 0 : failures + 1;
      const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
      // oxlint-disable-next-line no-await-in-loop
      await sleep(delay * (0.5 + Math.random()), undefined, {
        ref: false,
        signal: closing.signal,
      }).catch(() => undefined);
    }
  }

  /** Receives until the connection ends. Rejects if it could not be opened. */
  async function listenOnce(receive: (batch: string) => void, connected: () => void) {
    const opening = createClient();
    const ended = new Promise<void>((resolve) => {
      opening.once("end", resolve);
      opening.on("error", () => resolve());
    });
    let batch = "";
    opening.on("notification", ({ payload = "" }) => {
      batch += payload.slice(HEAD_BYTES);
      if (payload.startsWith(MORE)) return;
      const whole = batch;
      batch = "";
      receive(whole);
    });
    try {
      await opening.connect();
      await opening.query(`listen ${CHANNEL}`);
      client = opening;
      connected();
      await ended;
      return true;
    } finally {
      client = null;
      await opening.end().catch(() => undefined);
    }
  }
}

/** The parts of a batch as payloads, in ASCII so that a character is a byte. */
function splitIntoParts(batch: string): readonly string[] {
  const text = batch.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += PART_BYTES) {
    const mark = at + PART_BYTES < text.length ? MORE : LAST;
    const head = mark + String(parts.length).padStart(HEAD_BYTES - 1, "0");
    parts.push(head + text.slice(at, at + PART_BYTES));
  }
  return parts;
}
