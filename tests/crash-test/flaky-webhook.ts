import { sendForm } from "#sandbox/payments/notify-shop.ts";
import type { Send } from "#sandbox/payments/notify-shop.ts";

/** Sends webhooks from the provider to the program, counts them, and drops those of some payments. */
export function flakyWebhook() {
  const counts = { sent: 0, answered: 0, repeated: 0, cutOff: 0 };
  const received = new Set<string>();
  const send: Send = async (url, form) => {
    const id = form.get("id") ?? "";
    if (isCutOff(id)) {
      counts.cutOff += 1;
      throw new Error("the shop is unreachable");
    }
    counts.sent += 1;
    const status = await sendForm(url, form);
    if (status === 200) counts.answered += 1;
    if (received.has(id)) counts.repeated += 1;
    received.add(id);
    return status;
  };
  return { send, counts };
}

/** Drops about one payment in five, by the random end of its id. */
function isCutOff(id: string): boolean {
  return /[0-2]$/.test(id);
}
