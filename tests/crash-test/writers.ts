import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { risks } from "#contract/catalogue/risks.ts";
import { callApi, RETRY_MS } from "./call-api.ts";

export interface Writer {
  readonly cookie: string;
  readonly partner: string;
}

/** The response a writer got to a message. */
export interface Acknowledged {
  /** The same intent always has the same text, and with idempotency also the same id. */
  readonly intent: string;
  readonly outcome: "sent" | "not_enough_credits";
  readonly seq: number | null;
}

interface Run {
  readonly base: string;
  readonly until: () => boolean;
  /** False for the negative control, where every retry is a new message. */
  readonly idempotent: boolean;
}

/** Writes messages until the run ends; retries each until it gets a response. */
export async function writeUntil(
  writer: Writer,
  run: Run,
): Promise<{ acknowledged: Acknowledged[]; retries: number }> {
  const acknowledged: Acknowledged[] = [];
  let retries = 0;
  while (!run.until()) {
    const intent = randomUUID();
    let clientId = intent;
    for (;;) {
      const answer = await send(run.base, writer, clientId, `intent ${intent}`);
      if (answer) {
        acknowledged.push({ intent, ...answer });
        break;
      }
      retries += 1;
      if (!run.idempotent) clientId = randomUUID();
      await pause(RETRY_MS);
    }
  }
  return { acknowledged, retries };
}

async function send(
  base: string,
  writer: Writer,
  clientId: string,
  text: string,
): Promise<Pick<Acknowledged, "outcome" | "seq"> | null> {
  // Random letters may look like contact data.
  const message = { client_id: clientId, to: { member: writer.partner }, text, reminded: risks };
  const answer = await callApi(`${base}/api/chats/messages`, writer.cookie, "POST", message);
  if (!answer) return null;
  const body = answer.body as { error?: string; message?: { seq: number } };
  if (answer.status === 200) return { outcome: "sent", seq: body.message?.seq ?? null };
  if (body.error === "not_enough_credits") return { outcome: "not_enough_credits", seq: null };
  throw new Error(`unexpected response ${answer.status} ${JSON.stringify(body)}`);
}
