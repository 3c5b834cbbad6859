/** Notifies listeners in this process that something changed for a member. */
export interface Bus<Event> {
  /** Never fails and never waits: an event is only a hint. */
  publish(to: string, event: Event): void;
  /** Passes every event to `receive` until the returned function is called. */
  listen(receive: (to: string, event: Event) => void): () => void;
}

/** A bus for one process. */
export function createInProcessBus<Event>(): Bus<Event> {
  const listeners = new Set<(to: string, event: Event) => void>();
  return {
    publish(to, event) {
      for (const receive of listeners) receive(to, event);
    },
    listen(receive) {
      listeners.add(receive);
      return () => void listeners.delete(receive);
    },
  };
}
