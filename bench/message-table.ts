import type { MessageFigures } from "./measure-messages.ts";
import { median } from "./tables.ts";

const NAMES = {
  program: "the program",
  plain: "the plainest server",
  earlier: "the earlier commit",
} as const;

/** Medians over all rounds; a ratio is the median of the ratios per round. */
export function messageTable(figures: readonly MessageFigures[]): string[] {
  const errors = figures.flatMap(({ firstError }) =>
    firstError === null ? [] : [`first error: ${firstError}`],
  );
  return [
    "| messages | a second | the program to this one | p50 ms | p99 ms | CPU µs: server, database, load | errors |",
    "|---|---|---|---|---|---|---|",
    ...[...Map.groupBy(figures, ({ load }) => loadName(load)).values()].flatMap(loadRows),
    ...errors.slice(0, 3),
  ];
}

const loadName = ({ senders, perSecond }: MessageFigures["load"]) =>
  perSecond === null ? `${senders} in flight` : `${perSecond} a second`;

/** A row for each server, with its runs in the order of the rounds. */
function loadRows(runs: readonly MessageFigures[]): string[] {
  const ofProgram = runs.filter(({ server }) => server === "program");
  return [...Map.groupBy(runs, ({ server }) => server)].map(([server, own]) => {
    const by = (figure: (run: MessageFigures) => number) => median(own.map(figure));
    const ratio = median(own.map((run, n) => (ofProgram[n]?.perSecond ?? 0) / run.perSecond));
    const cpu = [
      by((run) => run.cpu.app),
      by((run) => run.cpu.database),
      by((run) => run.cpu.load),
    ];
    const columns = [
      `${NAMES[server]}, ${own[0] ? loadName(own[0].load) : ""}`,
      by((run) => run.perSecond).toFixed(0),
      server === "program" ? "" : ratio.toFixed(2),
      by((run) => run.p50).toFixed(1),
      by((run) => run.p99).toFixed(1),
      cpu.map((us) => us.toFixed(0)).join(", "),
      String(by((run) => run.errors)),
    ];
    return `| ${columns.join(" | ")} |`;
  });
}
