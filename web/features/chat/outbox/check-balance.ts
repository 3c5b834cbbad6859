interface SendPress {
  /** According to the page. */
  readonly hasEnoughCredits: () => boolean;
  /** Reloads the balance, since the member may have bought credits in another window. */
  readonly refreshBalance: () => Promise<unknown>;
  /** Whether the field still holds the text that was there when Send was pressed. */
  readonly isUnchanged: () => boolean;
}

/**
 * Decides what pressing Send does when the page has too few credits. During a balance refresh another
 * press does nothing, and a text that changes is not sent, so one press sends at most one message.
 */
export function createBalanceCheck() {
  let isRefreshing = false;
  return async (press: SendPress): Promise<"send" | "too_little" | "nothing"> => {
    if (isRefreshing) return "nothing";
    isRefreshing = true;
    await press.refreshBalance().catch(() => null);
    isRefreshing = false;
    if (!press.hasEnoughCredits()) return "too_little";
    return press.isUnchanged() ? "send" : "nothing";
  };
}
