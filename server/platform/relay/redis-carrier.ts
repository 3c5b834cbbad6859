import type { EventCarrier } from "./carrier.ts";

const CHANNEL = "live_events";
const LONGEST_DELAY_MS = 5_000;

/** Carries events by the channels of Redis or Valkey. */
export function createRedisCarrier(url: string): EventCarrier {
  const opening = open(url);
  return {
    async start(receive) {
      const { subscriber, publisher } = await opening;
      await Promise.all([
        publisher.connect(),
        subscriber.connect().then(() => subscriber.subscribe(CHANNEL, receive)),
      ]);
    },
    async send(batch) {
      const { publisher } = await opening;
      await publisher.publish(CHANNEL, batch);
    },
    async close() {
      const { subscriber, publisher } = await opening;
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}

/** The driver loads only where it is in use. A connection that subscribed cannot publish. */
async function open(url: string) {
  const { createClient } = await import("@redis/client");
  const publisher = createClient({
    url,
    // What cannot be sent now is lost: the other processes learn that from the numbers.
    disableOfflineQueue: true,
    pingInterval: 5_000,
    socket: { connectTimeout: 2_000, reconnectStrategy },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  // Without a listener a broken connection would end the process; sending reports it.
  for (const client of [publisher, subscriber]) client.on("error", () => undefined);
  return { publisher, subscriber };
}

const reconnectStrategy = (failures: number) =>
  Math.min(LONGEST_DELAY_MS, 200 * 2 ** failures) * (0.5 + Math.random());
