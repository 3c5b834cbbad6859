/** Who wants to hear of a change; `subscribe` is what `useSyncExternalStore` asks for. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
  };
}
