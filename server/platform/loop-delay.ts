import { monitorEventLoopDelay } from "node:perf_hooks";

/** The delay of the event loop in milliseconds: the mean of the last half second. */
export interface LoopDelay {
  readonly ms: number;
  stop(): void;
}

const RESOLUTION_MS = 10;
const READ_MS = 500;

export function measureLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let ms = 0;
  const reading = setInterval(() => {
    ms = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
    histogram.reset();
  }, READ_MS).unref();
  return {
    get ms() {
      return ms;
    },
    stop() {
      clearInterval(reading);
      histogram.disable();
    },
  };
}
