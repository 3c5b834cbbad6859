import type { LongTasks } from "./measure-long-tasks.ts";

/** The median of the rounds for each action. */
export function longTaskTable(figures: readonly LongTasks[]): string[] {
  const actions = [...new Set(figures.map(({ action }) => action))];
  const rows = actions.map((action) => {
    const rounds = figures.filter((one) => one.action === action);
    const median = (of: (one: LongTasks) => number) =>
      rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
    const cells = [
      median(({ long }) => long)
        .toFixed(0)
        .padStart(6),
      median(({ longest }) => longest)
        .toFixed(0)
        .padStart(8),
      median(({ tasks }) => tasks)
        .toFixed(0)
        .padStart(8),
      median(({ seconds }) => seconds)
        .toFixed(1)
        .padStart(8),
    ];
    return `${action.padEnd(18)}${cells.join("")}`;
  });
  return [`${"action".padEnd(18)}  long longest   tasks seconds`, ...rows];
}
