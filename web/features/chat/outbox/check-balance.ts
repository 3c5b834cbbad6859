interface SendPress {
  /** As far as the page knows. */
  readonly hasEnoughCredits: () => boolean;
  /** Asks the server: credits may have been bought in another window. */
  readonly refreshBalance: () => Promise<unknown>;
  /** Whether the field still holds the text that was there when Send was pressed. */
  readonly isUnchanged: () => boolean;
}

/**
 * Decides what pressing Send does. While the balance is being refreshed another press does nothing,
 * and a text that changes meanwhile is not sent, so that one press sends at most one message.
 */
export function createBalanceCheck() {
  let isRefreshing = false;
  return async (press: SendPress): Promise<"send" | "too_little" | "nothing"> => {
    if (isRefreshing) return "nothing";
    if (press.hasEnoughCredits()) return "send";
    isRefreshing = true;
    await press.refreshBalance().catch(() => null);
    isRefreshing = false;
    if (!press.hasEnoughCredits()) return "too_little";
    return press.isUnchanged() ? "send" : "nothing";
  };
}
