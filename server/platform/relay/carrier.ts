/** Carries batches of events between the processes that share a database. */
export interface EventCarrier {
  /**
   * Connects, and reconnects until it is closed. `receive` gets the batches of every process, its
   * own included, in the order in which each process sent them; some may be lost while the carrier
   * is disconnected. Resolves at the first connection.
   */
  start(receive: (batch: string) => void): Promise<void>;
  /** Sends a batch in JSON. Rejects if it may be lost. */
  send(batch: string): Promise<void>;
  close(): Promise<void>;
}
