import { z } from "zod";

const ref = /^tr_[A-Za-z0-9]{1,60}$/;
const event = z.object({ resource: z.literal("event"), entityId: z.string().regex(ref) });

/**
 * The payment a webhook names: `id=tr_…` as a form, or an event as JSON. Empty for anything else.
 */
export function readMollieWebhook(body: string): string[] {
  if (body.trimStart().startsWith("{")) {
    const parsed = event.safeParse(parsedJson(body));
    return parsed.success ? [parsed.data.entityId] : [];
  }
  const id = new URLSearchParams(body).get("id");
  return id !== null && ref.test(id) ? [id] : [];
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
