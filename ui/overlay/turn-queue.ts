import { listeners } from "#ui/listeners.ts";

/** Who waits for the screen: the first has it, the next gets it when that one leaves. */
export function turnQueue() {
  let waiting: readonly string[] = [];
  const { subscribe, tell } = listeners();

  function change(next: readonly string[]) {
    waiting = next;
    tell();
  }
  return {
    first: (): string | null => waiting[0] ?? null,
    /** Takes a place at the end; what it answers gives the place up. */
    queue(id: string) {
      change([...waiting, id]);
      return () => change(waiting.filter((one) => one !== id));
    },
    subscribe,
  };
}
