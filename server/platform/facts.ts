import { z } from "zod";
import { sql } from "kysely";
import type { Generated } from "kysely";
import type { SiteId } from "#contract/ids.ts";
import type { Clock } from "./clock.ts";
import type { Database, Db, Tx } from "./database/database.ts";
import { forgetRows } from "./database/forget-rows.ts";
import { forgetNightly } from "./forget-nightly.ts";
import { enqueue, job, worker } from "./queue.ts";
import type { Sweep, Worker } from "./queue.ts";

/** A kind of fact a domain announces: "account.confirmed" and the shape of what it tells. */
export interface FactKind<Data> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
}

export interface Fact<Data> {
  readonly site: SiteId;
  /** When it happened. */
  readonly at: Date;
  readonly data: Data;
}

export function factKind<Data>(name: string, data: z.ZodType<Data>): FactKind<Data> {
  return { name, data };
}

/** Writes down that something happened, in the transaction that made it so; reactions follow. */
export async function recordFact<Data>(
  tx: Tx,
  kind: FactKind<Data>,
  { site, at, data }: Fact<Data>,
): Promise<void> {
  const row = { site_id: site, name: kind.name, data: JSON.stringify(data), happened_at: at };
  const { id } = await tables(tx)
    .insertInto("fact")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(tx, reactToFact, { fact: id });
}

/** What one domain does when another announces a fact. */
export interface Reaction<Parts> {
  readonly fact: string;
  readonly name: string;
  run(tx: Tx, parts: Parts, fact: Fact<unknown>): Promise<void>;
}

/**
 * Says what follows from a fact. What it writes with `tx` happens exactly once; anything else it
 * does can happen again, when the machine stops before the commit. Its name (`chat.deliver-waiting`)
 * is remembered with the fact, so it may not change.
 */
export function reaction<Data, Parts>(
  kind: FactKind<Data>,
  name: string,
  run: (tx: Tx, parts: Parts, fact: Fact<Data>) => Promise<void>,
): Reaction<Parts> {
  return {
    fact: kind.name,
    name,
    run: (tx, parts, fact) => run(tx, parts, { ...fact, data: kind.data.parse(fact.data) }),
  };
}

interface FactParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** The workers of the facts: every reaction runs, the others still do when one of them fails. */
export function factWorkers<Parts extends FactParts>(
  reactions: readonly Reaction<Parts>[],
): Worker<Parts>[] {
  const names = reactions.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error("two reactions of one name");
  return [
    worker(reactToFact, (parts: Parts, { fact }) => react(parts, reactions, fact)),
    forgetFacts.worker,
  ];
}

/** Facts are there to be reacted to, which takes days at most; what must last, a domain keeps. */
const forgetFacts = forgetNightly("facts.forget", "40 4 * * *", (db, until) =>
  forgetRows(db, "fact", sql`happened_at < ${until}`),
);
export const factSweeps: readonly Sweep[] = [forgetFacts.sweep];

type FactTables = {
  fact: {
    id: Generated<number>;
    site_id: SiteId;
    name: string;
    data: unknown;
    happened_at: Date;
  };
  fact_reaction: { fact_id: number; reaction: string };
};

const tables = (db: Db) => db.withTables<FactTables>();

const reactToFact = job("facts.react", z.object({ fact: z.int() }));

async function react<Parts extends FactParts>(
  parts: Parts,
  reactions: readonly Reaction<Parts>[],
  id: number,
): Promise<void> {
  const row = await tables(parts.db)
    .selectFrom("fact")
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return;
  const fact = { site: row.site_id, at: row.happened_at, data: row.data };
  const failures: unknown[] = [];
  for (const one of reactions.filter((candidate) => candidate.fact === row.name)) {
    await reactOnce(parts, id, one, fact).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${row.name}: reactions failed`);
}

async function reactOnce<Parts extends FactParts>(
  parts: Parts,
  id: number,
  one: Reaction<Parts>,
  fact: Fact<unknown>,
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const mine = await tables(tx)
      .insertInto("fact_reaction")
      .values({ fact_id: id, reaction: one.name })
      .onConflict((on) => on.doNothing())
      .returning("fact_id")
      .executeTakeFirst();
    if (mine) await one.run(tx, parts, fact);
  });
}
