import type { MemberId } from "#contract/shared/ids.ts";
import type { SignupForm } from "#contract/signup.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { sendMessage } from "#server/domains/chat/sending/send-message.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/**
 * Sends the visitor's message to the member whose page led to the sign-up; it stays pending until
 * the address is confirmed. The account is created whether or not the message can be sent. A retry
 * of the sign-up carries the same message id, so the message is never sent twice.
 */
export async function sendFirstMessage(
  ctx: Pick<RequestContext, "services" | "site" | "at">,
  id: MemberId,
  {
    id: clientId,
    to_member: member,
    signup_message: text,
  }: Pick<SignupForm, "id" | "to_member" | "signup_message">,
): Promise<"pending" | "refused" | null> {
  if (member === undefined || text === undefined || text === "") return null;
  try {
    const body = { client_id: clientId, to: { member }, text };
    await sendMessage({ ...ctx, member: { id } }, { body });
    return "pending";
  } catch (error) {
    if (error instanceof AppError) return "refused";
    throw error;
  }
}
