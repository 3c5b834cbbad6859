import type { LiveEvent } from "#contract/live.ts";
import { keepLiveConnection } from "#web/features/live/live-connection.ts";
import { callApi } from "#tests/crash-test/call-api.ts";

/**
 * A member's page without its screen: the page's own connection, which loads missing messages of
 * the conversation after a gap.
 */
export function readLive(port: number, cookie: string, conversation: string) {
  const base = `http://127.0.0.1:${port}`;
  const numbers: number[] = [];
  const events: LiveEvent[] = [];
  const receivedAt = new Map<string, number>();
  const closedWith: number[] = [];
  let loading: Promise<void> = Promise.resolve();
  let loads = 0;
  const latest = () => numbers.at(-1) ?? 0;
  const load = () => {
    loads += 1;
    loading = loading.then(loadMissing).catch(() => undefined);
  };
  async function loadMissing(): Promise<void> {
    for (;;) {
      const url = `${base}/api/chats/${conversation}?after=${latest()}`;
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const answer = await callApi(url, cookie, "GET");
      const { messages = [] } = (answer?.body ?? {}) as { messages?: { seq: number }[] };
      const missing = messages.filter(({ seq }) => seq > latest());
      if (missing.length === 0) return;
      numbers.push(...missing.map(({ seq }) => seq));
    }
  }
  const stop = keepLiveConnection(
    {
      open: () => {
        const headers = { cookie, origin: base };
        // Node's WebSocket takes headers where a browser's takes protocols.
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers } as never);
        socket.addEventListener("close", ({ code }) => closedWith.push(code));
        return socket;
      },
      page: Object.assign(new EventTarget(), { visibilityState: "visible" as const }),
      window: Object.assign(new EventTarget(), {
        setTimeout: (act: () => void, ms: number) => Number(setTimeout(act, ms)),
        clearTimeout: (id: number | undefined) => clearTimeout(id),
      }) as never,
      now: () => Date.now(),
      random: () => Math.random(),
    },
    {
      onEvent(event) {
        events.push(event);
        if (event.is !== "message") return;
        receivedAt.set(event.message.text ?? "", performance.now());
        if (event.message.seq === latest() + 1) numbers.push(event.message.seq);
        else if (event.message.seq > latest()) load();
      },
      onOpen: load,
      onClose: () => undefined,
      onMissed: load,
      isStillLoggedIn: () => Promise.resolve(false),
    },
  );
  return {
    numbers,
    events,
    receivedAt,
    closedWith,
    stop,
    get loads() {
      return loads;
    },
  };
}
