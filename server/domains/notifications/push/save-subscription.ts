import { z } from "zod";
import { PUSH_DENIED } from "#contract/shared/constants.ts";
import { savePushSubscription } from "#server/domains/accounts/sessions/reads.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { PushSubscriptionKeys } from "#server/providers/push/port.ts";

const stored = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Throws `invalid_input` for what is neither a subscription of a known push service nor `denied`. */
export async function saveSubscription(
  { services: { db, push }, site }: RequestContext,
  member: CurrentMember,
  given: string,
): Promise<void> {
  const subscription = given === PUSH_DENIED ? null : parseSubscription(given);
  if (given !== PUSH_DENIED && (!subscription || !push?.accepts(subscription))) {
    throw new AppError("invalid_input", { fields: { subscription: "invalid_value" } });
  }
  // Only what is needed, so that the same subscription is always the same text.
  const text = subscription ? JSON.stringify(subscription) : PUSH_DENIED;
  await db.transaction().execute((tx) => savePushSubscription(tx, site.id, member, text));
}

/** Parses a subscription as it was sent or stored; null if it is not valid. */
export function parseSubscription(text: string): PushSubscriptionKeys | null {
  const json = z.string().transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue("is not JSON");
      return z.NEVER;
    }
  });
  const { data } = json.pipe(stored).safeParse(text);
  return data ?? null;
}
