import { expect, test, vi } from "vitest";
import { createLog } from "#server/platform/log.ts";
import type { EventCarrier } from "./carrier.ts";
import { createEventRelay } from "./event-relay.ts";

const log = createLog("silent");

/** Carriers of several processes that share a wire, which the test can cut. */
function aWire() {
  const receivers = new Set<(batch: string) => void>();
  const batches: string[] = [];
  const state = { isCut: false };
  const carrier = (): EventCarrier => ({
    start(receive) {
      receivers.add(receive);
      return Promise.resolve();
    },
    send(batch) {
      if (state.isCut) return Promise.reject(new Error("cut"));
      batches.push(batch);
      for (const receive of receivers) receive(batch);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
  return { carrier, batches, state };
}

async function aProcess(carrier: EventCarrier | null) {
  const relay = createEventRelay(carrier, log);
  const bus = relay.createBus<string>("letters");
  const received: string[] = [];
  bus.listen((to, event) => received.push(`${to} ${event}`));
  const losses = vi.fn<() => void>();
  relay.onLoss(losses);
  await relay.start();
  return { relay, bus, received, losses };
}

test("one process passes events on at once", async () => {
  const { bus, received } = await aProcess(null);
  bus.publish("els", "a");
  expect(received).toEqual(["els a"]);
});

test("events reach every process once, in order, in one batch for each turn", async () => {
  const { carrier, batches } = aWire();
  const [a, b] = [await aProcess(carrier()), await aProcess(carrier())];
  const before = batches.length;
  for (const letter of ["a", "b", "c"]) a.bus.publish("els", letter);
  expect(a.received).toEqual(["els a", "els b", "els c"]);
  await expect.poll(() => b.received).toEqual(["els a", "els b", "els c"]);
  expect(batches.length - before).toBe(1);
  expect(a.received).toHaveLength(3);
  await Promise.all([a.relay.close(), b.relay.close()]);
  expect([a.losses, b.losses].map((losses) => losses.mock.calls.length)).toEqual([0, 0]);
});

test("an event in a form of its own arrives as it was", async () => {
  const { carrier } = aWire();
  const codec = {
    encode: (hash: Buffer) => hash.toString("hex"),
    decode: (hash: string) => Buffer.from(hash, "hex"),
  };
  const [a, b] = [carrier(), carrier()].map((each) => createEventRelay(each, log));
  const received: Buffer[] = [];
  b?.createBus("hashes", codec).listen((_to, hash) => received.push(hash));
  await Promise.all([a?.start(), b?.start()]);
  a?.createBus("hashes", codec).publish("els", Buffer.from([1, 255]));
  await expect.poll(() => received).toEqual([Buffer.from([1, 255])]);
  await Promise.all([a?.close(), b?.close()]);
});

test("a process that missed a batch notices at the next batch", async () => {
  const { carrier, state } = aWire();
  const [a, b] = [await aProcess(carrier()), await aProcess(carrier())];
  a.bus.publish("els", "first");
  await expect.poll(() => b.received).toEqual(["els first"]);
  state.isCut = true;
  a.bus.publish("els", "lost");
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  state.isCut = false;
  a.bus.publish("els", "next");
  await expect.poll(() => b.losses.mock.calls.length).toBe(1);
  expect(b.received).toEqual(["els first", "els next"]);
  await Promise.all([a.relay.close(), b.relay.close()]);
});

test("a process that no longer receives anything notices the silence", async () => {
  vi.useFakeTimers();
  try {
    const { carrier, state } = aWire();
    const { relay, losses } = await aProcess(carrier());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(losses).not.toHaveBeenCalled();
    state.isCut = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(losses).toHaveBeenCalledOnce();
    await relay.close();
  } finally {
    vi.useRealTimers();
  }
});

test("a batch that cannot be read changes nothing", async () => {
  const { carrier } = aWire();
  const { relay, received, losses } = await aProcess(carrier());
  await carrier().send("not json");
  expect(received).toEqual([]);
  await relay.close();
  expect(losses).not.toHaveBeenCalled();
});
