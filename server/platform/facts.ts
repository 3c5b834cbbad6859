import { z } from "zod";
import type { Generated } from "kysely";
import type { SiteId } from "#contract/ids.ts";
import type { Database, Db, Tx } from "./database/database.ts";
import { enqueue, job, worker } from "./queue.ts";
import type { Worker } from "./queue.ts";

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

/** The worker that lets every reaction to a fact run; the others still do when one of them fails. */
export function reactionWorker<Parts extends { readonly db: Database }>(
  reactions: readonly Reaction<Parts>[],
): Worker<Parts> {
  return worker(reactToFact, async (parts: Parts, { fact: id }) => {
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
  });
}

/** Forgets facts that happened before `until`, at most `most`; answers how many. */
export async function forgetFacts(db: Db, until: Date, most: number): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom("fact")
    .where("id", "in", (from) =>
      from.selectFrom("fact").where("happened_at", "<", until).select("id").limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

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

async function reactOnce<Parts extends { readonly db: Database }>(
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
