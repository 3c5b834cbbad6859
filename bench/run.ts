import { measureMessages } from "./measure-messages.ts";
import type { MessageFigures } from "./measure-messages.ts";

/** `npm run bench`: measurements, each against its limit in the same run; a table of ratios. */
const rounds = Number(process.argv[2] ?? 3);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { statements, whole } = await measureMessages(rounds, 5_000);
const best = Math.max(...statements.map((one) => one.perSecond));
say(
  "| messages | a second | ratio to the statement's best | p50 ms | p99 ms | CPU µs: app, database, load | errors |",
);
say("|---|---|---|---|---|---|---|");
for (const clients of [8, 32]) {
  const of = statements.filter((one) => one.clients === clients);
  const perSecond = median(of.map((one) => one.perSecond));
  say(
    `| ${of[0]?.by}, ${clients} clients, the statement alone | ${round(perSecond)} | ${ratio(perSecond)} | | | | |`,
  );
}
for (const senders of [64, 512]) {
  const of = whole.filter((one) => one.senders === senders);
  const by = (figure: (one: MessageFigures) => number) => median(of.map(figure));
  const cpu = [by((one) => one.cpu.app), by((one) => one.cpu.database), by((one) => one.cpu.load)];
  say(
    `| whole way, ${senders} senders | ${round(by((one) => one.perSecond))} | ${ratio(by((one) => one.perSecond))} | ${by((one) => one.p50).toFixed(1)} | ${by((one) => one.p99).toFixed(1)} | ${cpu.map(round).join(", ")} | ${by((one) => one.errors)} |`,
  );
  const error = of.find((one) => one.firstError)?.firstError;
  if (error) say(`first error: ${error}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
function round(value: number): string {
  return String(Math.round(value));
}
function ratio(value: number): string {
  return (value / best).toFixed(2);
}
