import { setTimeout as sleep } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import type { EventCarrier } from "./carrier.ts";

const SUBJECT = "live.events";
const RETRY_MS = 500;

/** Carries events by a subject of NATS. */
export function createNatsCarrier(address: string): EventCarrier {
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  return {
    async start(receive) {
      while (!connection && !closing.signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop -- until the server is there
        connection = await open(address).catch(() => null);
        // oxlint-disable-next-line no-await-in-loop
        if (!connection) await sleep(RETRY_MS, undefined, { ref: false });
      }
      connection?.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (!error) receive(message.string());
        },
      });
      await connection?.flush();
    },
    async send(batch) {
      if (!connection) throw new Error("there is no connection to send events");
      connection.publish(SUBJECT, batch);
    },
    async close() {
      closing.abort();
      await connection?.close();
    },
  };
}

/** The driver loads only where it is in use, and reads no name and password from an address. */
async function open(address: string): Promise<NatsConnection> {
  const { connect } = await import("@nats-io/transport-node");
  const { protocol, host, username, password } = new URL(address);
  return connect({
    servers: `${protocol}//${host}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    timeout: 2_000,
    pingInterval: 5_000,
  });
}
