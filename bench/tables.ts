import type { MessageFigures } from "./measure-messages.ts";
import type { PageFigures } from "./measure-pages.ts";
import type { FirstLoad } from "./page-load.ts";

/** One run of the statement alone: how many clients, by which program, how many a second. */
export interface StatementFigures {
  readonly clients: number;
  readonly by: string;
  readonly perSecond: number;
}

/** Messages the whole way beside the statement alone; medians of all rounds. */
export function messageTable(
  statements: readonly StatementFigures[],
  whole: readonly MessageFigures[],
): string[] {
  const bestOf = (clients: number) =>
    median(statements.filter((one) => one.clients === clients).map((one) => one.perSecond));
  const counts = [...new Set(statements.map((one) => one.clients))];
  const best = Math.max(...counts.map(bestOf));
  const statementRows = counts.map((clients) => {
    const by = statements.find((one) => one.clients === clients)?.by ?? "";
    const perSecond = bestOf(clients);
    return `| ${by}, ${clients} clients, the statement alone | ${round(perSecond)} | ${(perSecond / best).toFixed(2)} | | | | |`;
  });
  const wholeRows = [...new Set(whole.map((one) => one.senders))].map((senders) => {
    const of = whole.filter((one) => one.senders === senders);
    const by = (figure: (one: MessageFigures) => number) => median(of.map(figure));
    const cpu = [
      by((one) => one.cpu.app),
      by((one) => one.cpu.database),
      by((one) => one.cpu.load),
    ];
    const perSecond = by((one) => one.perSecond);
    const times = [by((one) => one.p50), by((one) => one.p99)].map((ms) => ms.toFixed(1));
    return `| whole way, ${senders} senders | ${round(perSecond)} | ${(perSecond / best).toFixed(2)} | ${times.join(" | ")} | ${cpu.map(round).join(", ")} | ${by((one) => one.errors)} |`;
  });
  const errors = whole.flatMap((one) => (one.firstError ? [`first error: ${one.firstError}`] : []));
  return [
    "| messages | a second | ratio to the statement's best | p50 ms | p99 ms | CPU µs: app, database, load | errors |",
    "|---|---|---|---|---|---|---|",
    ...statementRows,
    ...wholeRows,
    ...errors,
    "",
  ];
}

/** Rendered pages beside a bare server that answers the same bytes; medians of all rounds. */
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return String(Math.round(value));
}
