import type { liveClose } from "#contract/live.ts";
import { keepLiveConnection } from "./live-connection.ts";
import type { LiveEnvironment, LiveListener } from "./live-connection.ts";

/** The browser features that tabs share a connection with; older browsers lack some. */
export interface TabEnvironment extends LiveEnvironment {
  readonly locks: Pick<LockManager, "request"> | undefined;
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
}

/** What tabs send each other. A tab may run an older version of this file. */
type TabMessage =
  | { readonly is: "who_leads" }
  | { readonly is: "leading"; readonly isOpen: boolean; readonly isVisible: boolean }
  | { readonly is: "opened" }
  | { readonly is: "closed"; readonly code: number }
  | { readonly is: "missed" }
  | { readonly is: "event"; readonly event: Parameters<LiveListener["onEvent"]>[0] };

const SESSION_ENDED: (typeof liveClose)["session_ended"] = 4401;
const TOO_MANY: (typeof liveClose)["too_many"] = 4409;
/** How long a visible tab waits for a sign of the leading tab. */
const ANSWER_MS = 2_000;

/**
 * Keeps one connection for all tabs of a member in this browser, until the returned function is
 * called. The tab with the lock `name` leads: it has the socket and passes on what it receives. When
 * it closes, the next tab leads. A visible tab takes over from a hidden one that does not answer or
 * has no connection, because browsers freeze hidden tabs and slow down their timers.
 */
export function shareLiveConnection(
  environment: TabEnvironment,
  name: string,
  listener: LiveListener,
): () => void {
  const { locks, openChannel, page, window } = environment;
  if (!locks || !openChannel) return keepLiveConnection(environment, listener);
  const channel = openChannel(name);
  /** The leading tab's connection serves visible tabs even if its own page is hidden. */
  const alwaysVisible = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  let queued = new AbortController();
  let stopLeading: (() => void) | null = null;
  let timer: number | undefined;
  let isOpen = false;
  let stopped = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (message: TabMessage) => channel.postMessage(message);
  const isVisible = () => page.visibilityState === "visible";
  const share: LiveListener = {
    onEvent(event) {
      post({ is: "event", event });
      listener.onEvent(event);
    },
    onOpen() {
      post({ is: "opened" });
      onOpened();
    },
    onClose(code) {
      post({ is: "closed", code });
      onClosed(code);
    },
    onMissed() {
      post({ is: "missed" });
      listener.onMissed();
    },
    isStillLoggedIn: listener.isStillLoggedIn,
  };

  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (stopLeading) answer(data);
    else follow(data);
  });
  page.addEventListener("visibilitychange", check);
  window.addEventListener("online", check);
  queueForLead();
  check();

  return () => {
    stopped = true;
    window.clearTimeout(timer);
    page.removeEventListener("visibilitychange", check);
    window.removeEventListener("online", check);
    queued.abort();
    stopLeading?.();
    channel.close();
  };

  /** Leads as soon as no other tab does, or at once, until another tab takes over. */
  function queueForLead(options: { readonly steal?: true } = {}): void {
    const own = new AbortController();
    queued = own;
    const request = options.steal ? options : { signal: own.signal };
    locks?.request(name, request, lead).catch(() => {
      if (own.signal.aborted) return;
      stopLeading?.();
      if (!stopped) queueForLead();
    });
  }

  function lead(): Promise<void> | void {
    if (stopped) return;
    window.clearTimeout(timer);
    stopLeading?.();
    return new Promise((resolve) => {
      const disconnect = keepLiveConnection({ ...environment, page: alwaysVisible }, share);
      stopLeading = () => {
        stopLeading = null;
        disconnect();
        resolve();
      };
    });
  }

  function answer({ is }: TabMessage): void {
    if (is !== "who_leads") return;
    post({ is: "leading", isOpen, isVisible: isVisible() });
    alwaysVisible.dispatchEvent(new Event("visibilitychange"));
  }

  function follow(message: TabMessage): void {
    if (message.is === "leading" && (message.isOpen || message.isVisible)) {
      window.clearTimeout(timer);
      if (message.isOpen && !isOpen) onOpened();
    } else if (message.is === "opened") {
      window.clearTimeout(timer);
      onOpened();
    } else if (message.is === "closed") {
      onClosed(message.code);
      // Each tab learns for itself that the member logged out.
      if (message.code === SESSION_ENDED) void listener.isStillLoggedIn().catch(() => undefined);
      else if (message.code !== TOO_MANY) check();
    } else if (message.is === "missed") listener.onMissed();
    else if (message.is === "event") listener.onEvent(message.event);
  }

  /** A visible tab makes sure that some tab has a connection. */
  function check(): void {
    if (!isVisible()) return;
    if (stopLeading) return void alwaysVisible.dispatchEvent(new Event("visibilitychange"));
    post({ is: "who_leads" });
    window.clearTimeout(timer);
    timer = window.setTimeout(takeOver, ANSWER_MS);
  }

  function takeOver(): void {
    if (stopped || stopLeading || !isVisible()) return;
    queued.abort();
    queueForLead({ steal: true });
  }

  function onOpened(): void {
    isOpen = true;
    listener.onOpen();
  }

  function onClosed(code: number): void {
    isOpen = false;
    listener.onClose(code);
  }
}
