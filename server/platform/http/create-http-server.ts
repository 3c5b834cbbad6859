import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The limits of one connection. */
export interface ConnectionLimits {
  /** Requests that a client may send before the first response; browsers send one. */
  readonly pipelined: number;
  /** How long a connection may pause in the middle of a request or a response. */
  readonly stallMs: number;
  /** How long a client may take to read one response, however steadily it reads. */
  readonly answerMs: number;
  /** How long a client may go on sending a body that was answered before it arrived. */
  readonly lingerMs: number;
}

const connectionLimits: ConnectionLimits = {
  pipelined: 4,
  stallMs: 30_000,
  answerMs: 120_000,
  lingerMs: 2_000,
};

interface Timeouts {
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

/**
 * An HTTP server that closes connections that would slow down the others: those that send requests
 * without waiting for responses, those that do not read responses, and those that send a body that
 * nobody reads.
 */
export function createHttpServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  { requestTimeout, keepAliveTimeout }: Timeouts,
  limits = connectionLimits,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
    const { socket } = request;
    // The parser emits all requests of a packet, even after an earlier one closed the connection.
    if (socket.destroyed) return;
    if (hasTwoHosts(request.rawHeaders)) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > limits.pipelined) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, waiting);
    const deadline = setTimeout(() => socket.destroy(), limits.answerMs).unref();
    response.once("close", () => {
      clearTimeout(deadline);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    closeUnlessRead(request, response, limits.lingerMs);
    handler(request, response);
  });
  server.setTimeout(limits.stallMs);
  return server;
}

/**
 * Announces that a response given before the request's body was read is the last on its connection,
 * and ends that connection.
 */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse, lingerMs: number) {
  const { headers, socket } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => (response.shouldKeepAlive = shouldKeepAlive));
  response.prependOnceListener("finish", () => {
    // Node calls this after the last response of a connection.
    if (!request.complete) socket.destroySoon = () => linger(socket, lingerMs);
  });
}

/**
 * Sends the end and discards what still arrives: closing a connection with unread data resets it,
 * and the client may lose the response before reading it.
 */
function linger(socket: Socket, lingerMs: number): void {
  // The parser stops reading when the handler no longer takes the body.
  socket.removeAllListeners("data");
  socket.on("data", () => undefined);
  socket.resume();
  socket.end();
  const deadline = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once("close", () => clearTimeout(deadline));
}

/** Node uses the first of two hosts, while a proxy may use the second (RFC 9112, section 3.2). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
