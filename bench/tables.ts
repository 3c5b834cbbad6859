import type { PageFigures } from "./measure-pages.ts";
import type { SearchFigures } from "./measure-search.ts";
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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
