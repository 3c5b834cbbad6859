import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * The delay of the event loop in milliseconds: the lower mean of the last two half seconds. A single
 * slow page, on a machine that does other work too, must not get the next pages rejected.
 */
export interface LoopDelay {
  readonly ms: number;
  stop(): void;
}

const RESOLUTION_MS = 10;
const READ_MS = 500;

export function measureLoopDelay(
  histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): LoopDelay {
  histogram.enable();
  let previous = 0;
  let ms = 0;
  const reading = setInterval(() => {
    const latest = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
    ms = Math.min(previous, latest);
    previous = latest;
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
