import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";

export interface Writer {
  readonly cookie: string;
  readonly partner: string;
}

/** What a writer was told about one message it meant to send. */
export interface Told {
  /** The same intent always carries the same text; with idempotency on, also the same id. */
  readonly intent: string;
  readonly outcome: "sent" | "not_enough_credits";
  readonly seq: number | null;
}

interface Run {
  readonly base: string;
  readonly until: () => boolean;
  /** Off for the negative control: every try is a message of its own. */
  readonly idempotent: boolean;
}

/** Writes message after message until it is over; tries each again until somebody answers. */
export async function writeUntil(
  writer: Writer,
  run: Run,
): Promise<{ told: Told[]; retries: number }> {
  const told: Told[] = [];
  let retries = 0;
  while (!run.until()) {
    const intent = randomUUID();
    let clientId = intent;
    for (;;) {
      const answer = await send(run.base, writer, clientId, `intent ${intent}`);
      if (answer) {
        told.push({ intent, ...answer });
        break;
      }
      retries += 1;
      if (!run.idempotent) clientId = randomUUID();
      await pause(20);
    }
  }
  return { told, retries };
}

type Said = Pick<Told, "outcome" | "seq">;

async function send(
  base: string,
  writer: Writer,
  clientId: string,
  text: string,
): Promise<Said | null> {
  const message = { client_id: clientId, to: { member: writer.partner }, text };
  const answer = await ask(`${base}/api/chats/messages`, writer.cookie, "POST", message);
  if (!answer) return null;
  const body = answer.body as { error?: string; message?: { seq: number } };
  if (answer.status === 200) return { outcome: "sent", seq: body.message?.seq ?? null };
  if (body.error === "not_enough_credits") return { outcome: "not_enough_credits", seq: null };
  throw new Error(`unexpected answer ${answer.status} ${JSON.stringify(body)}`);
}
