/**
 * Closes the topmost dialog on Back, for browsers without CloseWatcher: on iOS, the edge swipe goes back
 * in the history. Each open dialog has a history entry with the address and the router's state of its
 * page, and the number of open dialogs.
 */
export function createDialogHistory(window: HistoryWindow) {
  const { history } = window;
  /** What closes the open dialogs, the topmost last. */
  const open: (() => void)[] = [];
  /** The router's key of the page that the dialogs are on. */
  let page: unknown;
  let isScheduled = false;
  let traversal: "none" | "withinPage" | "toPage" = "none";

  /**
   * Deferred, so that a dialog that replaces another takes over its entry, and a link's entry comes
   * first.
   */
  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    window.setTimeout(() => {
      isScheduled = false;
      adjust();
    });
  }
  function adjust() {
    if (traversal !== "none") return;
    const depth = depthOf(history);
    if (depth < open.length) page = stateOf(history).key;
    for (let next = depth + 1; next <= open.length; next++) {
      history.pushState({ ...stateOf(history), dialogs: next }, "");
    }
    if (depth > open.length) goBack(depth - open.length, "withinPage");
  }
  function goBack(entries: number, to: typeof traversal) {
    traversal = to;
    history.go(-entries);
  }
  // The router listens to the same event, and must not see entries that are not pages.
  function pop(event: Event) {
    const depth = depthOf(history);
    const ended = traversal;
    traversal = "none";
    if (ended === "withinPage") {
      event.stopImmediatePropagation();
      schedule();
    } else if (ended === "none" && depth > 0 && depth > open.length) {
      // A link inside a dialog left the dialog's entry behind.
      event.stopImmediatePropagation();
      goBack(depth - open.length, "toPage");
    } else if (ended === "none" && depth < open.length && stateOf(history).key === page) {
      event.stopImmediatePropagation();
      open.at(-1)?.();
      schedule();
    }
  }
  window.addEventListener("popstate", pop, { capture: true });

  /** @returns a function for when the dialog closes. */
  return (close: () => void): (() => void) => {
    open.push(close);
    schedule();
    return () => {
      open.splice(open.lastIndexOf(close), 1);
      schedule();
    };
  };
}

interface HistoryWindow {
  readonly history: Pick<History, "state" | "pushState" | "go">;
  setTimeout(run: () => void): unknown;
  addEventListener(type: "popstate", listen: (event: Event) => void, options: object): void;
}

interface EntryState {
  readonly key?: unknown;
  readonly dialogs?: number;
}

const stateOf = ({ state }: Pick<History, "state">) => (state ?? {}) as EntryState;
const depthOf = (history: Pick<History, "state">) => stateOf(history).dialogs ?? 0;

let dialogHistory: ReturnType<typeof createDialogHistory> | undefined;

/** Does nothing in a browser whose dialogs close on Back by themselves. */
export function closeOnBack(close: () => void): () => void {
  if ("CloseWatcher" in window) return () => undefined;
  dialogHistory ??= createDialogHistory(window);
  return dialogHistory(close);
}
