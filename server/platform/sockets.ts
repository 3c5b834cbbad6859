import type { WebSocket } from "@fastify/websocket";
import type { Clock } from "./clock.ts";

/** The limits of one socket. */
export interface SocketLimits {
  /** Sockets per owner; one more closes the oldest. */
  readonly perOwner: number;
  /** Messages and bytes that a slow reader may leave unread before it is closed (1013). */
  readonly unreadMessages: number;
  readonly unreadBytes: number;
  /** Messages a socket may send per minute before it is closed (1008). */
  readonly receivedPerMinute: number;
  /** How long a closing handshake may take before the connection is cut. */
  readonly closeMs: number;
  /** The close code of the oldest socket when there are too many. */
  readonly tooManyCode: number;
}

/** A socket's member, and the log-in that opened it. */
export interface Owner {
  readonly id: string;
  readonly login: string;
}

/** The part of a WebSocket used here. */
interface Connection extends Pick<
  WebSocket,
  "OPEN" | "readyState" | "bufferedAmount" | "ping" | "close" | "terminate"
> {
  send(text: string, sent: () => void): void;
  on(event: "message" | "pong" | "close" | "error", handle: () => void): unknown;
}

export interface Sockets<O extends Owner> {
  add(socket: Connection, owner: O): void;
  /** Sends an event as JSON to every socket of a member, as its owner gets it. Never fails, never waits. */
  readonly send: (id: string, toEvent: (owner: O) => object) => void;
  /** Sends an event to every socket. */
  sendAll(event: object): void;
  /** Closes the sockets that a log-in opened. */
  closeLogin(id: string, login: string, code: number): void;
  /** Pings each socket and cuts those that did not answer the last ping. */
  ping(): void;
  owners(): readonly O[];
  readonly size: number;
}

interface Open<O> {
  readonly socket: Connection;
  readonly owner: O;
  unread: number;
  received: number;
  receivedSince: number;
  answered: boolean;
}

/** Manages the open sockets of one process, so that no socket slows down the others. */
export function createSocketRegistry<O extends Owner>(
  limits: SocketLimits,
  clock: Clock,
): Sockets<O> {
  const byOwner = new Map<string, Set<Open<O>>>();
  const all = new Set<Open<O>>();
  const now = () => clock.now().getTime();

  return {
    add(socket, owner) {
      const open = { socket, owner, unread: 0, received: 0, receivedSince: now(), answered: true };
      const own = byOwner.get(owner.id) ?? new Set<Open<O>>();
      byOwner.set(owner.id, own.add(open));
      all.add(open);
      const [oldest] = own;
      if (own.size > limits.perOwner && oldest) close(oldest, limits.tooManyCode);
      socket.on("message", () => countReceived(open));
      socket.on("pong", () => (open.answered = true));
      socket.on("close", () => remove(open));
      // A broken socket closes right after; without a listener it would end the process.
      socket.on("error", () => remove(open));
    },
    send(id, toEvent) {
      for (const open of byOwner.get(id) ?? []) sendTo(open, JSON.stringify(toEvent(open.owner)));
    },
    sendAll(event) {
      const text = JSON.stringify(event);
      for (const open of all) sendTo(open, text);
    },
    closeLogin(id, login, code) {
      for (const open of byOwner.get(id) ?? []) if (open.owner.login === login) close(open, code);
    },
    ping() {
      for (const open of all) {
        if (open.answered) {
          open.answered = false;
          open.socket.ping();
        } else open.socket.terminate();
      }
    },
    owners: () => [...all].map((open) => open.owner),
    get size() {
      return all.size;
    },
  };

  function sendTo(open: Open<O>, text: string): void {
    const { socket } = open;
    if (socket.readyState !== socket.OPEN) return;
    const tooMany = open.unread >= limits.unreadMessages;
    if (tooMany || socket.bufferedAmount + Buffer.byteLength(text) > limits.unreadBytes) {
      close(open, 1013);
      return;
    }
    open.unread += 1;
    socket.send(text, () => (open.unread -= 1));
  }

  /** Our own pages send next to nothing, so a client that sends a lot is not one of them. */
  function countReceived(open: Open<O>): void {
    if (now() - open.receivedSince > 60_000)
      Object.assign(open, { received: 0, receivedSince: now() });
    open.received += 1;
    if (open.received > limits.receivedPerMinute) close(open, 1008);
  }

  function close(open: Open<O>, code: number): void {
    remove(open);
    open.socket.close(code);
    setTimeout(() => open.socket.terminate(), limits.closeMs).unref();
  }

  function remove(open: Open<O>): void {
    all.delete(open);
    const own = byOwner.get(open.owner.id);
    own?.delete(open);
    if (own?.size === 0) byOwner.delete(open.owner.id);
  }
}
