export interface Senders {
  /** Notes a batch of a sender. Returns whether an earlier one is missing. */
  note(sender: string, number: number, at: number): boolean;
  /** A sender that shut down sends nothing more, so its silence is not a loss. */
  remove(sender: string): void;
  /** Removes the senders that have been silent for too long. Returns whether there were any. */
  removeSilent(at: number): boolean;
}

/**
 * Notices lost batches: each sender numbers its batches from 1 and sends one every few seconds, so
 * a gap or a silence means that some are lost. A killed process is silent too, and its last events
 * may never have been sent. What others sent before `startedAt` concerns no page of this process.
 */
export function createSenders(silentMs: number, startedAt: number): Senders {
  const senders = new Map<string, { readonly number: number; readonly at: number }>();
  return {
    note(sender, number, at) {
      const last = senders.get(sender);
      senders.set(sender, { number, at });
      if (!last && at - startedAt < silentMs) return false;
      return number !== (last?.number ?? 0) + 1;
    },
    remove: (sender) => void senders.delete(sender),
    removeSilent(at) {
      const silent = [...senders].filter(([, last]) => at - last.at > silentMs);
      for (const [sender] of silent) senders.delete(sender);
      return silent.length > 0;
    },
  };
}
