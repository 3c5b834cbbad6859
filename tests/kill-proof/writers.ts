import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/endpoint.ts";

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

type Answer = Pick<Told, "outcome" | "seq">;

/** Null where no answer came, or one that says to try again. */
async function send(
  base: string,
  writer: Writer,
  clientId: string,
  text: string,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${base}/api/chats/messages`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: writer.cookie,
        [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
      },
      body: JSON.stringify({ client_id: clientId, to: { member: writer.partner }, text }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json()) as { error?: string; message?: { seq: number } };
    if (response.status >= 500 || response.status === 429) return null;
    if (response.ok) return { outcome: "sent", seq: body.message?.seq ?? null };
    if (body.error === "not_enough_credits") return { outcome: "not_enough_credits", seq: null };
    throw new Error(`unexpected answer ${response.status} ${JSON.stringify(body)}`);
  } catch (error) {
    const broken = error instanceof TypeError || error instanceof SyntaxError;
    if (broken || (error as Error).name === "TimeoutError") return null;
    throw error;
  }
}
