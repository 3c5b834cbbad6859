import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { createSocketRegistry } from "./sockets.ts";
import type { Owner } from "./sockets.ts";

/** A connection that reads only when the test lets it. */
class Connection extends EventEmitter {
  readonly OPEN = 1;
  readyState: 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  closedWith: number | null = null;
  terminated = false;
  pings = 0;
  readonly #unread: (() => void)[] = [];

  send(text: string, read: () => void): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
    this.#unread.push(read);
  }

  read(): void {
    this.bufferedAmount = 0;
    for (const read of this.#unread.splice(0)) read();
  }

  close(code: number): void {
    this.closedWith = code;
    this.readyState = 2;
  }

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.terminated = true;
    this.readyState = 3;
    this.emit("close");
  }
}

function opened(change: { unreadBytes?: number } = {}) {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const sockets = createSocketRegistry<Owner>(
    {
      perOwner: 2,
      unreadMessages: 3,
      unreadBytes: 1_000,
      receivedPerMinute: 4,
      closeMs: 1,
      tooManyCode: 4409,
      ...change,
    },
    clock,
  );
  const open = (id: string, login = "login") => {
    const connection = new Connection();
    sockets.add(connection, { id, login });
    return connection;
  };
  return { clock, sockets, open };
}

test("a message reaches every socket of its owner and nobody else's", () => {
  const { sockets, open } = opened();
  const [one, two, other] = [open("anna"), open("anna"), open("bert")];
  sockets.send("anna", () => ({ is: "like" }));
  const text = '{"is":"like"}';
  expect([one.sent, two.sent, other.sent]).toEqual([[text], [text], []]);
});

test("one socket more than allowed closes the oldest", () => {
  const { sockets, open } = opened();
  const all = [open("anna"), open("anna"), open("bert"), open("anna")];
  expect(all.map((one) => one.closedWith)).toEqual([4409, null, null, null]);
  expect(sockets.size).toBe(3);
});

test("a reader who leaves too many messages unread is closed, and a reader who keeps up is not", () => {
  const { sockets, open } = opened();
  const [slow, quick] = [open("anna"), open("bert")];
  for (let n = 0; n < 5; n += 1) {
    sockets.send("anna", () => ({}));
    sockets.send("bert", () => ({}));
    quick.read();
  }
  expect([slow.closedWith, quick.closedWith]).toEqual([1013, null]);
  expect([slow.sent.length, quick.sent.length]).toEqual([3, 5]);
  expect(sockets.size).toBe(1);
});

test("a reader who leaves too many bytes unread is closed", () => {
  const { sockets, open } = opened({ unreadBytes: 10 });
  const slow = open("anna");
  sockets.send("anna", () => [123456]);
  expect(slow.closedWith).toBeNull();
  sockets.send("anna", () => [1]);
  expect(slow.closedWith).toBe(1013);
});

test("a socket that sends too much is closed, and may send again a minute later", () => {
  const { clock, open } = opened();
  const [loud, patient] = [open("anna"), open("bert")];
  for (let n = 0; n < 5; n += 1) loud.emit("message");
  for (let n = 0; n < 4; n += 1) patient.emit("message");
  clock.advance(60_001);
  for (let n = 0; n < 4; n += 1) patient.emit("message");
  expect([loud.closedWith, patient.closedWith]).toEqual([1008, null]);
});

test("the end of a log-in closes its sockets and not those of another", () => {
  const { sockets, open } = opened();
  const [here, there] = [open("anna", "phone"), open("anna", "desk")];
  sockets.closeLogin("anna", "phone", 4401);
  expect([here.closedWith, there.closedWith]).toEqual([4401, null]);
});

test("a socket that does not respond between two pings is cut", () => {
  const { sockets, open } = opened();
  const [gone, there] = [open("anna"), open("bert")];
  sockets.ping();
  there.emit("pong");
  sockets.ping();
  expect([gone.terminated, there.terminated]).toEqual([true, false]);
  expect(sockets.size).toBe(1);
});

test("a socket that stays open after a close is cut after a while", async () => {
  const { sockets, open } = opened();
  const stuck = open("anna");
  sockets.closeLogin("anna", "login", 4401);
  expect(stuck.terminated).toBe(false);
  await expect.poll(() => stuck.terminated).toBe(true);
});
