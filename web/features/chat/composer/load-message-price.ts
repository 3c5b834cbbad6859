import type { MessagePrice } from "#contract/chat.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { MemberId } from "#contract/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";

/** What a message costs, or the sentence that says why none can be written. */
export type PriceState =
  | { readonly is: "open"; readonly price: MessagePrice }
  | { readonly is: "closed"; readonly text: string };

/** The price with something that is known by now; what is closed stays so. */
export function withPrice(
  state: PriceState | undefined,
  change: Partial<MessagePrice>,
): PriceState | undefined {
  return state?.is === "open" ? { is: "open", price: { ...state.price, ...change } } : state;
}

const closing: readonly ErrorCode[] = ["profile_unavailable", "message_to_oneself"];

export async function loadMessagePrice(api: Api, member: MemberId): Promise<PriceState> {
  try {
    return { is: "open", price: await api("GET /api/chats/price", { query: { member } }) };
  } catch (error) {
    if (isApiError(error) && closing.includes(error.body.error)) {
      return { is: "closed", text: error.body.message };
    }
    throw error;
  }
}
