import type { LiveEnvironment } from "#web/features/live/live-connection.ts";

class FakeSocket extends EventTarget {
  readyState: 0 | 1 | 3 = 0;
  closed = false;
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receives(data: string) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  breaks(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
}

/** A tab whose sockets, timers and clock a test moves. */
export function fakeTab(visibilityState: "visible" | "hidden" = "visible") {
  const sockets: FakeSocket[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const page = Object.assign(new EventTarget(), { visibilityState });
  const events = new EventTarget();
  const clock = { now: 0 };
  let count = 0;
  const environment = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    page,
    window: Object.assign(events, {
      setTimeout: (run: () => void, ms: number) => {
        timers.set((count += 1), { run, ms });
        return count;
      },
      clearTimeout: (id?: number) => void timers.delete(id ?? 0),
    }),
    now: () => clock.now,
    random: () => 0.5,
  } satisfies LiveEnvironment;
  return {
    environment,
    sockets,
    timers,
    clock,
    last: () => sockets.at(-1) ?? new FakeSocket(),
    /** Runs the first timer and returns its delay. */
    runTimer: () => {
      const [[id, timer] = []] = [...timers];
      if (id === undefined || !timer) throw new Error("no timer is set");
      timers.delete(id);
      timer.run();
      return timer.ms;
    },
    show: () => {
      page.visibilityState = "visible";
      page.dispatchEvent(new Event("visibilitychange"));
    },
    online: () => events.dispatchEvent(new Event("online")),
  };
}
