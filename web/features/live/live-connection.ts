import type { LiveEvent, liveClose } from "#contract/live.ts";

/** The browser features a connection uses; tests pass fakes. */
export interface LiveEnvironment {
  readonly open: () => Pick<WebSocket, "readyState" | "close" | "addEventListener">;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  readonly window: Pick<
    Window,
    "setTimeout" | "clearTimeout" | "addEventListener" | "removeEventListener"
  >;
  readonly now: () => number;
  /** From 0 to 1; spreads reconnects so that pages do not all reconnect at once. */
  readonly random: () => number;
}

export interface LiveListener {
  readonly onEvent: (event: Exclude<LiveEvent, { readonly is: "missed" }>) => void;
  /** Events may have been missed before. */
  readonly onOpen: () => void;
  /** `code` is the reason, from the protocol or from `liveClose`. */
  readonly onClose: (code: number) => void;
  /** The connection is open, but events may have been lost on their way to it. */
  readonly onMissed: () => void;
  /** Called when the socket's session ended: whether the same member has logged in again elsewhere. */
  readonly isStillLoggedIn: () => Promise<boolean>;
}

const SESSION_ENDED: (typeof liveClose)["session_ended"] = 4401;
const TOO_MANY: (typeof liveClose)["too_many"] = 4409;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** All pages of a server miss events at the same time, and load again within so long. */
const SPREAD_MS = 4_000;
/** When a page wakes up, a connection silent for longer than this may be dead. */
export const SILENT_MS = 45_000;

/** The delay before the `n`th reconnect (from 0): exponential, with jitter. */
export function reconnectDelayMs(n: number, random: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** n) * (0.5 + random);
}

/**
 * Keeps one socket to `/api/live` open until the returned function is called. It reconnects
 * automatically, and at once when the network or the page comes back. It stays closed after log-out;
 * if the server closed it because too many pages were open, until this page becomes visible.
 */
export function keepLiveConnection(environment: LiveEnvironment, listener: LiveListener) {
  let socket: ReturnType<LiveEnvironment["open"]> | null = null;
  let timer: number | undefined;
  let missedTimer: number | undefined;
  let retries = 0;
  let receivedAt = 0;
  let stopped = false;

  function connect() {
    environment.window.clearTimeout(timer);
    if (stopped) return;
    const opening = environment.open();
    socket = opening;
    opening.addEventListener("open", () => {
      if (socket !== opening) return;
      retries = 0;
      receivedAt = environment.now();
      listener.onOpen();
    });
    opening.addEventListener("message", ({ data }) => {
      if (socket !== opening) return;
      receivedAt = environment.now();
      const event = parseEvent(data);
      if (event?.is === "missed") scheduleMissed();
      else if (event) listener.onEvent(event);
    });
    opening.addEventListener("close", ({ code }) => {
      if (socket !== opening) return;
      socket = null;
      listener.onClose(code);
      // The page that logged out stops the connection during the delay, so it sends no request.
      if (code === SESSION_ENDED) schedule(() => void reconnectIfLoggedIn());
      else if (code !== TOO_MANY) schedule(connect);
    });
  }
  function schedule(act: () => void) {
    const delay = reconnectDelayMs(retries, environment.random());
    timer = environment.window.setTimeout(act, delay);
    retries += 1;
  }
  function scheduleMissed() {
    environment.window.clearTimeout(missedTimer);
    const delay = SPREAD_MS * environment.random();
    missedTimer = environment.window.setTimeout(listener.onMissed, delay);
  }
  async function reconnectIfLoggedIn() {
    // Without a response, try anyway: the server rejects a socket without a session.
    const isLoggedIn = await listener.isStillLoggedIn().catch(() => true);
    if (!isLoggedIn) stop();
    else if (!stopped && socket === null) connect();
  }
  function reconnectIfDead() {
    if (stopped || environment.page.visibilityState !== "visible") return;
    const isSilent = environment.now() - receivedAt > SILENT_MS;
    if (socket?.readyState === 0 || (socket?.readyState === 1 && !isSilent)) return;
    const dead = socket;
    socket = null;
    dead?.close();
    retries = 0;
    connect();
  }
  function stop() {
    stopped = true;
    environment.window.clearTimeout(timer);
    environment.window.clearTimeout(missedTimer);
    environment.window.removeEventListener("online", reconnectIfDead);
    environment.page.removeEventListener("visibilitychange", reconnectIfDead);
    const open = socket;
    socket = null;
    open?.close();
  }
  environment.window.addEventListener("online", reconnectIfDead);
  environment.page.addEventListener("visibilitychange", reconnectIfDead);
  connect();
  return stop;
}

/** Null for a message this version cannot parse, such as from a newer server. */
function parseEvent(data: unknown): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(String(data));
    return typeof event === "object" && event !== null && "is" in event
      ? (event as LiveEvent)
      : null;
  } catch {
    return null;
  }
}
