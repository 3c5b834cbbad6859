/** Tells whoever listens in this program that something changed for somebody. */
export interface Bus<Event> {
  /** Never fails and never waits: an event is a hint, not the thing itself. */
  publish(to: string, event: Event): void;
  /** Hears everything until the returned function is called. */
  listen(hear: (to: string, event: Event) => void): () => void;
}

/** A bus for one process. */
export function createInProcessBus<Event>(): Bus<Event> {
  const listeners = new Set<(to: string, event: Event) => void>();
  return {
    publish(to, event) {
      for (const hear of listeners) hear(to, event);
    },
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
