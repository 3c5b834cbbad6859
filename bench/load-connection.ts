import { connect } from "node:net";
import type { Socket } from "node:net";
import { randomBytes } from "node:crypto";

/** A keep-alive HTTP connection that carries one request at a time. */
export interface HttpConnection {
  /** Sends a whole request and returns the status and the body. */
  request(text: string): Promise<{ readonly status: number; readonly body: string }>;
  close(): void;
}

/**
 * The load must cost less than what it measures, so both connections speak just enough HTTP and
 * WebSocket for our own servers: responses with a content length, text frames under 64 kB.
 */
export async function openHttpConnection(port: number): Promise<HttpConnection> {
  const socket = await open(port);
  let received = "";
  let settle: ((answer: { status: number; body: string }) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  socket.on("data", (part) => {
    received += part;
    const head = received.indexOf("\r\n\r\n");
    if (head === -1) return;
    const length = /content-length: (\d+)/i.exec(received.slice(0, head))?.[1];
    const end = head + 4 + Number(length ?? 0);
    if (received.length < end) return;
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(head + 4, end) };
    received = received.slice(end);
    settle?.(answer);
  });
  socket.on("error", (error) => fail?.(error));
  socket.on("close", () => fail?.(new Error("the server closed the connection")));
  return {
    request(text) {
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error("the server closed the connection"));
        settle = resolve;
        fail = reject;
        socket.write(text);
      });
    },
    close: () => socket.destroy(),
  };
}

const PING = 9;
/** An empty pong, masked as all frames of a client. Without it the server cuts the socket. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Subscribes to a live socket; `onText` gets every text frame. */
export async function openLiveSocket(
  port: number,
  cookie: string,
  onText: (text: string) => void,
): Promise<Socket> {
  const socket = await open(port);
  socket.write(
    `GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\n` +
      `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
      `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\ncookie: ${cookie}\r\n\r\n`,
  );
  await new Promise<void>((resolve, reject) => {
    let received = "";
    socket.on("data", function onAnswer(part) {
      received += part;
      if (!received.includes("\r\n\r\n")) return;
      socket.off("data", onAnswer);
      if (received.startsWith("HTTP/1.1 101")) resolve();
      else reject(new Error(received.split("\r\n", 1)[0]));
    });
  });
  let rest = "";
  // Latin-1 keeps one character per byte; everything sent here is ASCII.
  socket.setEncoding("latin1");
  socket.on("data", (part) => {
    rest += part;
    for (;;) {
      if (rest.length < 2) return;
      const short = rest.charCodeAt(1);
      const start = short === 126 ? 4 : 2;
      if (rest.length < start) return;
      const length = short === 126 ? (rest.charCodeAt(2) << 8) | rest.charCodeAt(3) : short;
      if (rest.length < start + length) return;
      const kind = rest.charCodeAt(0) & 15;
      if (kind === 1) onText(rest.slice(start, start + length));
      if (kind === PING) socket.write(PONG);
      rest = rest.slice(start + length);
    }
  });
  return socket;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.setEncoding("utf8");
    socket.once("connect", () => resolve(socket));
    socket.once("error", reject);
  });
}
