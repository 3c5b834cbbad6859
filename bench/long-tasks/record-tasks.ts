import type { CDPSession } from "@playwright/test";

/** Tasks of the page's main thread, in milliseconds of its processor time. */
export interface Tasks {
  readonly durations: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  /** Microseconds of processor time; other programs on the machine do not lengthen it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const CATEGORIES = "disabled-by-default-devtools.timeline,__metadata";

/** Records the tasks of a page's main thread while `act` runs. */
export async function recordTasks(session: CDPSession, act: () => Promise<void>): Promise<Tasks> {
  const events: TraceEvent[] = [];
  const onData = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", onData);
  const complete = new Promise<void>((resolve) => {
    session.once("Tracing.tracingComplete", () => resolve());
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES.split(",") },
  });
  await act();
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", onData);
  const main = findMainThread(events);
  const durations = events
    .filter(({ name, ph, pid, tid }) => isTask(name, ph) && pid === main.pid && tid === main.tid)
    .map(({ tdur = 0 }) => tdur / 1_000);
  return { durations };
}

const isTask = (name: string, ph: string) => ph === "X" && name === "RunTask";

/** The renderer whose main thread worked most: the page's. */
function findMainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const mains = events.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const busy = (pid: number, tid: number) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && isTask(event.name, event.ph))
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const [main] = mains.toSorted((a, b) => busy(b.pid, b.tid) - busy(a.pid, a.tid));
  if (!main) throw new Error("the trace has no page");
  return main;
}
