import type { MessagePrice } from "#contract/chat.ts";
import { useUser } from "#web/site/use-site.ts";

/** What the member has now, in credits, and whether the next message can be paid from it. */
export function useBalance(price: MessagePrice): { balance: number; enough: boolean } {
  const balance = useUser()?.credits ?? price.balance;
  return { balance, enough: balance >= price.credits };
}
