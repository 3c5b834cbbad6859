import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import WebSocket from "ws";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/endpoint.ts";
import type { LoadMember } from "./load-world.ts";

/** The load's own process: senders in a closed loop, and every reader's open socket. */
interface Order {
  readonly port: number;
  readonly members: readonly LoadMember[];
  readonly senders: number;
  readonly warmMs: number;
  readonly measureMs: number;
}

process.once("message", (order: Order) => {
  void run(order).then((figures) => {
    process.send?.(figures);
    process.exit(0);
  });
});

async function run({ port, members, senders, warmMs, measureMs }: Order) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const writers = members.slice(0, senders);
  /** When a message was sent, by reader and conversation and number; the socket says only those. */
  const delivered = new Map<string, (at: number) => void>();
  const arrivedEarly = new Map<string, number>();
  await Promise.all(writers.map((member) => listen(port, member, delivered, arrivedEarly)));
  const begin = performance.now() + warmMs;
  const end = begin + measureMs;
  const latencies: number[] = [];
  const errors: string[] = [];
  await Promise.all(
    writers.map(async (member) => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        const answer = await post(agent, port, member);
        if ("error" in answer) {
          errors.push(answer.error);
          continue;
        }
        const key = `${member.partner} ${answer.conversation} ${answer.seq}`;
        const at = arrivedEarly.get(key) ?? (await arrival(key, delivered));
        arrivedEarly.delete(key);
        if (sentAt >= begin && at <= end) latencies.push(at - sentAt);
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0;
  return {
    perSecond: latencies.length / (measureMs / 1_000),
    p50: share(0.5),
    p99: share(0.99),
    errors: errors.length,
    firstError: errors[0] ?? null,
    cpu: process.cpuUsage().user + process.cpuUsage().system,
  };
}

function arrival(key: string, delivered: Map<string, (at: number) => void>): Promise<number> {
  return new Promise((resolve) => delivered.set(key, resolve));
}

function listen(
  port: number,
  member: LoadMember,
  delivered: Map<string, (at: number) => void>,
  early: Map<string, number>,
): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    headers: { cookie: `session=${member.token}`, origin: `http://127.0.0.1:${port}` },
    perMessageDeflate: false,
  });
  socket.on("message", (data: Buffer) => {
    const event = JSON.parse(data.toString()) as { is: string; conversation: string; seq: number };
    if (event.is !== "message") return;
    const at = performance.now();
    const key = `${member.id} ${event.conversation} ${event.seq}`;
    const waiting = delivered.get(key);
    if (waiting) {
      delivered.delete(key);
      waiting(at);
    } else early.set(key, at);
  });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
  });
}

type Posted = { conversation: string; seq: number } | { error: string };

function post(agent: Agent, port: number, member: LoadMember): Promise<Posted> {
  const body = JSON.stringify({
    client_id: randomUUID(),
    to: { member: member.partner },
    text: "Zo'n bericht van een regel of twee, zoals mensen elkaar schrijven op een avond door de week.",
  });
  return new Promise((resolve) => {
    const sending = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/chats/messages",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          cookie: `session=${member.token}`,
          [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () => {
          if (response.statusCode !== 200)
            return resolve({ error: `${response.statusCode} ${text}` });
          const { conversation, message } = JSON.parse(text) as {
            conversation: { id: string };
            message: { seq: number };
          };
          return resolve({ conversation: conversation.id, seq: message.seq });
        });
      },
    );
    sending.on("error", (error) => resolve({ error: error.message }));
    sending.end(body);
  });
}
