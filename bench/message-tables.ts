import type { StatementFigures } from "./database-load.ts";
import type { MessageFigures } from "./measure-messages.ts";
import { median } from "./tables.ts";

const NAMES = {
  program: "the program",
  plain: "the plainest server",
  earlier: "the earlier commit",
} as const;

/** Medians over all rounds; a ratio is the median of the ratios per round. */
export function messageTables(
  statements: readonly StatementFigures[],
  whole: readonly MessageFigures[],
): string[] {
  const best = Math.max(...statementMedians(statements).map(({ perSecond }) => perSecond));
  const errors = whole.flatMap((one) => (one.firstError ? [`first error: ${one.firstError}`] : []));
  return [
    "| messages, the SQL function alone | a second |",
    "|---|---|",
    ...statementMedians(statements).map(
      ({ by, clients, perSecond }) => `| ${by}, ${clients} clients | ${perSecond.toFixed(0)} |`,
    ),
    "",
    "| messages, the whole way | a second | to the function's best | the program to this one | p50 ms | p99 ms | CPU µs: server, database, load | errors |",
    "|---|---|---|---|---|---|---|---|",
    ...groups(whole).map((group) => wholeRow(group, whole, best)),
    ...errors.slice(0, 3),
    "",
  ];
}

function statementMedians(statements: readonly StatementFigures[]): StatementFigures[] {
  return [...Map.groupBy(statements, ({ clients }) => clients).values()].flatMap((runs) => {
    const [first] = runs;
    return first ? [{ ...first, perSecond: median(runs.map(({ perSecond }) => perSecond)) }] : [];
  });
}

const loadName = ({ senders, perSecond }: MessageFigures["load"]) =>
  perSecond === null ? `${senders} in flight` : `${perSecond} a second`;

/** Groups figures by server and load, in the order of the rounds. */
function groups(whole: readonly MessageFigures[]): MessageFigures[][] {
  const byLoad = Map.groupBy(whole, ({ load }) => loadName(load));
  return [...byLoad.values()].flatMap((runs) =>
    (["program", "plain", "earlier"] as const)
      .map((server) => runs.filter((run) => run.server === server))
      .filter((group) => group.length > 0),
  );
}

function wholeRow(
  group: readonly MessageFigures[],
  whole: readonly MessageFigures[],
  best: number,
): string {
  const [first] = group;
  if (!first) return "";
  const load = loadName(first.load);
  const program = whole.filter((run) => run.server === "program" && loadName(run.load) === load);
  const by = (figure: (run: MessageFigures) => number) => median(group.map(figure));
  const ratio = median(group.map((run, n) => (program[n]?.perSecond ?? 0) / run.perSecond));
  const perSecond = by((run) => run.perSecond);
  const cpu = [
    by((run) => run.cpu.app),
    by((run) => run.cpu.database),
    by((run) => run.cpu.load),
  ].map((us) => us.toFixed(0));
  const columns = [
    `${NAMES[first.server]}, ${load}`,
    perSecond.toFixed(0),
    (perSecond / best).toFixed(2),
    first.server === "program" ? "" : ratio.toFixed(2),
    by((run) => run.p50).toFixed(1),
    by((run) => run.p99).toFixed(1),
    cpu.join(", "),
    String(by((run) => run.errors)),
  ];
  return `| ${columns.join(" | ")} |`;
}
