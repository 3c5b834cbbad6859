import type { LiveEvent, liveClose } from "#contract/live.ts";

/** What of the browser a connection needs; tests bring their own. */
export interface LiveSurroundings {
  readonly open: () => Pick<WebSocket, "readyState" | "close" | "addEventListener">;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  readonly window: Pick<
    Window,
    "setTimeout" | "clearTimeout" | "addEventListener" | "removeEventListener"
  >;
  readonly now: () => number;
  /** From 0 to 1, so that many pages do not come back at the same moment. */
  readonly chance: () => number;
}

export interface LiveHearer {
  readonly onEvent: (event: LiveEvent) => void;
  /** `missed`: it was away before, so events may have been lost. */
  readonly onOpen: (missed: boolean) => void;
  readonly onClose: () => void;
  /** Its session ended: asks whether she goes on under another, begun in another window. */
  readonly goesOn: () => Promise<boolean>;
}

const SESSION_ENDED: (typeof liveClose)["session_ended"] = 4401;
const TOO_MANY: (typeof liveClose)["too_many"] = 4409;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** After waking, a connection that was silent for longer than this may be dead without knowing. */
export const SILENT_MS = 45_000;

/** The wait before try `n` (from 0) to connect again: twice as long each time, and spread. */
export function waitMs(n: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** n) * (0.5 + chance);
}

/**
 * Keeps one socket to `/api/live` open until the answer is called. It comes back by itself, sooner
 * when the network or the page comes back; not after she logged out, and after having been one page
 * too many only when this page is looked at again.
 */
export function keepLiveConnection(around: LiveSurroundings, hearer: LiveHearer): () => void {
  let socket: ReturnType<LiveSurroundings["open"]> | null = null;
  let timer: number | undefined;
  let tries = 0;
  let opened = false;
  let heardAt = 0;
  let ended = false;

  function connect() {
    around.window.clearTimeout(timer);
    if (ended) return;
    const mine = around.open();
    socket = mine;
    mine.addEventListener("open", () => {
      if (socket !== mine) return;
      tries = 0;
      heardAt = around.now();
      hearer.onOpen(opened);
      opened = true;
    });
    mine.addEventListener("message", ({ data }) => {
      if (socket !== mine) return;
      heardAt = around.now();
      const event = eventOf(data);
      if (event) hearer.onEvent(event);
    });
    mine.addEventListener("close", ({ code }) => {
      if (socket !== mine) return;
      socket = null;
      hearer.onClose();
      // A page that logs out itself stops this before its time is up, and nothing is asked.
      if (code === SESSION_ENDED) later(() => void afterSession());
      else if (code !== TOO_MANY) later(connect);
    });
  }
  function later(act: () => void) {
    timer = around.window.setTimeout(act, waitMs(tries, around.chance()));
    tries += 1;
  }
  async function afterSession() {
    // Without an answer she is taken to be there: the server refuses whoever is not.
    const goesOn = await hearer.goesOn().catch(() => true);
    if (!goesOn) stop();
    else if (!ended && socket === null) connect();
  }
  function wake() {
    if (ended || around.page.visibilityState !== "visible") return;
    const silent = around.now() - heardAt > SILENT_MS;
    if (socket?.readyState === 0 || (socket?.readyState === 1 && !silent)) return;
    const before = socket;
    socket = null;
    before?.close();
    tries = 0;
    connect();
  }
  function stop() {
    ended = true;
    around.window.clearTimeout(timer);
    around.window.removeEventListener("online", wake);
    around.page.removeEventListener("visibilitychange", wake);
    const before = socket;
    socket = null;
    before?.close();
  }
  around.window.addEventListener("online", wake);
  around.page.addEventListener("visibilitychange", wake);
  connect();
  return stop;
}

/** A word this page does not know, from a newer server, is nothing to it. */
function eventOf(data: unknown): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(String(data));
    return typeof event === "object" && event !== null && "is" in event
      ? (event as LiveEvent)
      : null;
  } catch {
    return null;
  }
}
