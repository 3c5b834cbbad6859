import type { SocketFigures } from "./measure-sockets.ts";

/** One row for each server; the ratio is to the plainest server of the same run. */
export function socketTable(figures: readonly SocketFigures[]): string[] {
  const plain = figures[0]?.p99 ?? Number.NaN;
  const errors = figures.flatMap(({ server, firstError }) =>
    firstError ? [`first error of ${server}: ${firstError}`] : [],
  );
  return [
    "| pages and paid messages | a second | p50 ms | p95 ms | p99 ms | p99 to the plainest | kB a socket | errors |",
    "|---|---|---|---|---|---|---|---|",
    ...figures.map((of) => {
      const columns = [
        of.server,
        of.perSecond.toFixed(0),
        ...[of.p50, of.p95, of.p99].map((ms) => ms.toFixed(1)),
        (of.p99 / plain).toFixed(1),
        of.kilobytes.toFixed(1),
        String(of.errors),
      ];
      return `| ${columns.join(" | ")} |`;
    }),
    ...errors,
  ];
}
