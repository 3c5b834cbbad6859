import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { drainWorkforce, enqueueSweeps } from "#tests/drain-queue.ts";
import { z } from "zod";
import type { SiteId } from "#contract/shared/ids.ts";
import { testDatabase } from "#tests/test-database.ts";
import type { Database } from "./database/database.ts";
import { defineEvent, createEventWorkers, onEvent, recordEvent } from "./events.ts";
import type { Reaction } from "./events.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import type { Clock } from "./clock.ts";
import { createLog } from "./log.ts";

const database = testDatabase();
const site = "test" as SiteId;
const at = new Date("2026-11-21T12:00:00Z");
const lit = defineEvent("test.lit", z.object({ street: z.string() }));
const clock = createManualClock(at);
interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

beforeAll(async () => {
  await sql`insert into site (id, data) values (${site}, '{}')`.execute(database.db);
  await sql`create table seen (who text, street text)`.execute(database.db);
});

const sees = (who: string) =>
  onEvent(lit, who, async (tx, _services: Services, event) => {
    await sql`insert into seen values (${who}, ${event.data.street})`.execute(tx);
  });

async function announce(street: string, fails = false): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await recordEvent(tx, lit, { site, at, data: { street } });
    if (fails) throw new Error("dark");
  });
}

function react(reactions: readonly Reaction<Services>[]) {
  const { pool, db } = database.handle;
  const workers = createEventWorkers(reactions);
  const services = { db, clock };
  return drainWorkforce({
    pool,
    log: createLog("silent"),
    services,
    workers,
    atOnce: 4,
  });
}

async function seen(street: string): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`
    select who from seen where street = ${street} order by who`.execute(database.db);
  return rows.map((row) => row.who);
}

/** Makes failed jobs due, which would otherwise wait before a retry. */
const dueNow = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.db);

test("every reaction to an event runs once", async () => {
  await announce("hall");
  await react([sees("anna"), sees("bert")]);
  await react([sees("anna"), sees("bert")]);
  expect(await seen("hall")).toEqual(["anna", "bert"]);
});

test("an event that was rolled back never happened", async () => {
  await expect(announce("cellar", true)).rejects.toThrow("dark");
  await react([sees("anna")]);
  expect(await seen("cellar")).toEqual([]);
});

test("a failed reaction is retried, finished ones are not", async () => {
  let fails = true;
  const clumsy = onEvent(lit, "clumsy", async (tx, _services: Services, event) => {
    await sql`insert into seen values ('clumsy', ${event.data.street})`.execute(tx);
    if (fails) throw new Error("stumbled");
  });
  await announce("attic");
  await react([clumsy, sees("anna")]);
  expect(await seen("attic")).toEqual(["anna"]);
  fails = false;
  await dueNow();
  await react([clumsy, sees("anna")]);
  expect(await seen("attic")).toEqual(["anna", "clumsy"]);
});

test("a job that runs twice at once reacts once", async () => {
  await announce("garden");
  const { rows } = await sql<{ id: number }>`
    select id from domain_event where data ->> 'street' = 'garden'`.execute(database.db);
  const [one] = createEventWorkers([sees("anna")]);
  const again = () => one?.run({ db: database.db, clock }, { event: rows[0]?.id });
  await Promise.all([again(), again(), again()]);
  expect(await seen("garden")).toEqual(["anna"]);
});

test("two reactions with one name are rejected, because the second would never run", () => {
  expect(() => createEventWorkers([sees("anna"), sees("anna")])).toThrow("the same name");
});

test("events are deleted after thirty days, with the record of their reactions", async () => {
  const left = async () => {
    const { rows } = await sql<{ events: number; reactions: number }>`select
      (select count(*) from domain_event) events, (select count(*) from event_reaction) reactions`.execute(
      database.db,
    );
    return rows[0];
  };
  const sweep = async () => {
    await enqueueSweeps(database.db, createEventWorkers([]));
    await react([]);
  };
  const before = await left();
  clock.advance(30 * 86_400_000);
  await sweep();
  expect(await left()).toEqual(before);
  clock.advance(1);
  await sweep();
  expect(await left()).toEqual({ events: 0, reactions: 0 });
});
