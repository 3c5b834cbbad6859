/** Notifies listeners that something changed for a member. */
export interface Bus<Event> {
  /** Never fails and never waits: an event is only a hint. */
  publish(to: string, event: Event): void;
  /**
   * Passes every event to `receive` until the returned function is called, whichever process
   * published it.
   */
  listen(receive: (to: string, event: Event) => void): () => void;
}
