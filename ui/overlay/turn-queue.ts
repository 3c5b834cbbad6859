import { createListeners } from "#ui/listeners.ts";

/** A queue for the screen: the first entry has it until it leaves. */
export function turnQueue() {
  let waiting: readonly string[] = [];
  const { subscribe, notify } = createListeners();

  function change(next: readonly string[]) {
    waiting = next;
    notify();
  }
  return {
    first: (): string | null => waiting[0] ?? null,
    /** Joins at the end. Returns a function that leaves the queue. */
    queue(id: string) {
      change([...waiting, id]);
      return () => change(waiting.filter((one) => one !== id));
    },
    subscribe,
  };
}
