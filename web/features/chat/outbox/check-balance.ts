interface Press {
  /** What she pressed Send on, and what stands in the box by now. */
  readonly text: string;
  readonly draft: () => string;
  /** Whether her credits, as far as the page knows, are enough. */
  readonly isEnough: () => boolean;
  /** Asks the server what she has: credits may have been bought in another window. */
  readonly askBalance: () => Promise<unknown>;
}

/**
 * Judges what is pressed. While the server is asked another press does nothing, and what was typed
 * on meanwhile is no longer what she wanted sent: one press is one message at most.
 */
export function askBalanceFirst() {
  let asking = false;
  return async (press: Press): Promise<"send" | "too_little" | "nothing"> => {
    if (asking) return "nothing";
    if (press.isEnough()) return "send";
    asking = true;
    await press.askBalance().catch(() => null);
    asking = false;
    if (!press.isEnough()) return "too_little";
    return press.draft() === press.text ? "send" : "nothing";
  };
}
