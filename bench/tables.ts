import { computeAuc } from "./measure-addresses.ts";
import type { AddressFigures } from "./measure-addresses.ts";
import type { PageFigures } from "./measure-pages.ts";
import type { SearchFigures } from "./measure-search.ts";
import type { SocketFigures } from "./measure-sockets.ts";
import type { FirstLoad } from "./page-load.ts";

/**
 * Processor time of rendered pages next to the floor and, if measured, the earlier commit; medians
 * over all rounds. A ratio to the earlier commit is the median of the ratios per round.
 */
export function pageTable(figures: readonly PageFigures[]): string[] {
  const rows = [...Map.groupBy(figures, ({ page }) => page)].map(([page, of]) => {
    const by = (figure: (one: PageFigures) => number) => median(of.map(figure));
    const [node, react, bare] = [
      by((one) => one.node),
      by(({ floor }) => floor.react),
      by(({ floor }) => floor.bare),
    ];
    const columns = [
      page,
      ...[node, by((one) => one.postgres), react, bare].map((us) => us.toFixed(0)),
      (node / (react + bare)).toFixed(1),
      (node / bare).toFixed(1),
      by(({ earlier }) => earlier?.node ?? Number.NaN).toFixed(0),
      by(({ earlier }) => earlier?.postgres ?? Number.NaN).toFixed(0),
      by((one) => one.node / (one.earlier?.node ?? Number.NaN)).toFixed(2),
      by((one) => one.postgres / (one.earlier?.postgres ?? Number.NaN)).toFixed(2),
      by((one) => one.perSecond).toFixed(0),
      by((one) => one.p50).toFixed(1),
      by((one) => one.p99).toFixed(1),
    ];
    return `| ${columns.join(" | ")} |`.replaceAll("NaN", "");
  });
  return [
    "| page, CPU µs | Node | PostgreSQL | floor: React | floor: bare server | Node to its floor | Node to bare | earlier: Node | earlier: PostgreSQL | ratio Node | ratio PostgreSQL | a second | p50 ms | p99 ms |",
    `|${"---|".repeat(14)}`,
    ...rows,
  ];
}

/** The size of each page's first visit. */
export function weightTable(loads: readonly FirstLoad[]): string[] {
  const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
  return [
    "| page | JavaScript kB (brotli) | style sheets kB (brotli) | document kB | document kB, compressed |",
    "|---|---|---|---|---|",
    ...loads.map(
      ({ page, script, style, html, htmlBrotli }) =>
        `| ${page} | ${kb(script)} | ${kb(style)} | ${kb(html)} | ${kb(htmlBrotli)} |`,
    ),
  ];
}

/** Search by number of members and filters, in milliseconds. */
export function searchTable(figures: readonly SearchFigures[]): string[] {
  return [
    "| members | filters | page, p50 / p99 ms | count | whole way |",
    "|---|---|---|---|---|",
    ...figures.map(({ members, filters, ...of }) => {
      const times = [of.page, of.count, of.whole].map(
        ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      );
      return `| ${[members, filters, ...times].join(" | ")} |`;
    }),
  ];
}

/** Whether the time to an answer reveals which addresses have an account: it may up to 0.55. */
export function addressTable(figures: readonly AddressFigures[]): string[] {
  return [
    "| request | of each | known, median ms | unknown, median ms | AUC | different answers |",
    "|---|---|---|---|---|---|",
    ...figures.map(({ key, known, unknown, answers }) => {
      const times = [known, unknown].map((one) => median(one).toFixed(2)).join(" | ");
      const auc = computeAuc(known, unknown).toFixed(3);
      return `| ${key} | ${known.length} | ${times} | ${auc} | ${answers.size} |`;
    }),
  ];
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

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
