import { createServer } from "node:http";
import pg from "pg";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { LoadMember } from "./load-world.ts";
import { measureCpu } from "./measure-cpu.ts";

/**
 * The simplest server that can deliver a paid message: it takes the same POST, calls the same SQL
 * function once per message and sends one socket frame. It validates nothing. It is the baseline
 * for the program.
 */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 16 });
const members = new Map<string, string>();
const sockets = new Map<string, WebSocket>();
const memberOf = (cookie = "") => members.get(cookie.slice("session=".length)) ?? "";

interface Row {
  readonly outcome: string;
  readonly conversation: string;
  readonly seq: number;
  readonly balance: number;
}

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (part: string) => (text += part));
  request.on("end", () => {
    const body = JSON.parse(text) as {
      client_id: string;
      to: { member: string };
      text: string;
    };
    void send(memberOf(request.headers.cookie), body.to.member, body.client_id, body.text).then(
      ({ conversation, seq, balance }) => {
        const answer = JSON.stringify({
          conversation: { id: conversation },
          message: { client_id: body.client_id, text: body.text, state: "sent", seq },
          credits: balance,
        });
        const length = Buffer.byteLength(answer);
        response.writeHead(200, { "content-type": "application/json", "content-length": length });
        response.end(answer);
        sockets.get(body.to.member)?.send(JSON.stringify({ is: "message", conversation, seq }));
      },
    );
  });
});

async function send(sender: string, recipient: string, id: string, text: string): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: "send",
    text: `select * from send_messages(array['vonk'], array[$1::uuid], array[$2::uuid],
      array[null]::uuid[], array[$3::uuid], array['text'], array[$4::text], array[null], array[10],
      array['load'], array[true], array[now()], 2)`,
    values: [sender, recipient, id, text],
  });
  const [row] = rows;
  if (row?.outcome !== "sent") throw new Error(`not sent: ${row?.outcome}`);
  return row;
}

const live = new WebSocketServer({ server, perMessageDeflate: false });
live.on("connection", (socket, request) => sockets.set(memberOf(request.headers.cookie), socket));

process.on("message", (message: "cpu" | { readonly members: readonly LoadMember[] }) => {
  if (message === "cpu") {
    process.send?.(measureCpu());
    return;
  }
  for (const { id, token } of message.members) members.set(token, id);
  server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.send?.("ready"));
});
