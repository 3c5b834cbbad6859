/** The listeners of a small store; `subscribe` has the shape `useSyncExternalStore` needs. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(): void {
      for (const listener of all) listener();
    },
  };
}
