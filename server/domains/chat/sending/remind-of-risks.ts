import { receivedRisks } from "#contract/catalogue/risks.ts";
import type { chatEndpoints, SentMessage } from "#contract/chat.ts";
import type { InputOf } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { findRisks } from "#server/domains/recognition/risks/find-risks.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { requireMember } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isKnown } from "./send-store.ts";

type SendInput = InputOf<(typeof chatEndpoints)["POST /api/chats/messages"]>;

/**
 * Throws `reminder_due` with the risks of a text of which its sender was not reminded yet, read in the
 * language of her page. A message that was sent is a retry and gets its original response.
 */
export async function assertReminded(
  ctx: Pick<RequestContext, "services" | "site" | "member" | "locale">,
  { body: { client_id, text, reminded = [] } }: Pick<SendInput, "body">,
): Promise<void> {
  const risks = findRisks(text, ctx.locale).filter((risk) => !reminded.includes(risk));
  if (risks.length === 0) return;
  const { services, site } = ctx;
  const known = await isKnown(services.db, site.id, requireMember(ctx).id, client_id);
  if (!known) throw new AppError("reminder_due", { risks });
}

/** A message with the risk of which its reader is warned, in the language of the reader's page. */
export function withRisk(message: SentMessage, locale: Locale): SentMessage {
  if (message.mine) return message;
  const found = findRisks(message.text, locale);
  const risk = receivedRisks.find((each) => found.includes(each));
  return risk ? { ...message, risk } : message;
}
