import { limitsTable } from "#server/roles/limits-table.ts";

type Limits = typeof limitsTable;

/** The demo's visitors all sit at one address, this machine: each limit counts for ten of them. */
export const demoLimits: Limits = Object.fromEntries(
  Object.entries(limitsTable).map(([name, { times, windowMs }]) => [
    name,
    { times: times * 10, windowMs },
  ]),
) as Limits;
