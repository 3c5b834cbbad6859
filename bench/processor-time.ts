import { readFileSync } from "node:fs";

/**
 * Processor time in µs of a process and all its descendants, including those that ended; Linux
 * only.
 */
export function readTreeCpu(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return [String(pid), ...children]
      .filter(Boolean)
      .map((id) => {
        const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        // User and system time of the process and of its ended children, in ticks of 10 ms.
        const own = Number(fields[11]) + Number(fields[12]);
        const ended = id === String(pid) ? Number(fields[13]) + Number(fields[14]) : 0;
        return (own + ended) * 10_000;
      })
      .reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return Number.NaN;
  }
}
