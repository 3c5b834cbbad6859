import { readFileSync } from "node:fs";

/** Processor time of a process and everything it started, ended ones included, in µs; Linux only. */
export function readTreeCpu(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return [String(pid), ...children]
      .filter(Boolean)
      .map((id) => {
        const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        // user, system, and both of children that ended, in ticks of 10 ms.
        const own = Number(fields[11]) + Number(fields[12]);
        const ended = id === String(pid) ? Number(fields[13]) + Number(fields[14]) : 0;
        return (own + ended) * 10_000;
      })
      .reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return Number.NaN;
  }
}
