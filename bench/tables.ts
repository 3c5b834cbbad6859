import type { PageFigures } from "./measure-pages.ts";
import type { FirstLoad } from "./page-load.ts";

/** Rendered pages compared with a bare server that sends the same bytes; medians of all rounds. */
export function pageTable(figures: readonly PageFigures[]): string[] {
  const rows = [...new Set(figures.map((one) => one.page))].map((page) => {
    const of = figures.filter((one) => one.page === page);
    const by = (figure: (one: PageFigures) => number) => median(of.map(figure));
    const [cpu, bare] = [by((one) => one.cpu), by((one) => one.bareCpu)];
    const times = [by((one) => one.p50), by((one) => one.p99)].map((ms) => ms.toFixed(1));
    return `| ${page} | ${round(cpu)} | ${round(bare)} | ${(cpu / bare).toFixed(1)} | ${round(by((one) => one.perSecond))} | ${times.join(" | ")} |`;
  });
  return [
    "| page | CPU µs of Node | the same bytes by a bare server | ratio | pages a second | p50 ms | p99 ms |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

/** What the first visit of each page weighs. */
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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return String(Math.round(value));
}
