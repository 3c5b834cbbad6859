import { z } from "zod";
import { sql } from "kysely";
import type { Generated } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Clock } from "./clock.ts";
import type { Database, Db, Tx } from "./database/database.ts";
import { purgeExpired } from "./database/purge-expired.ts";
import { createRetentionJob } from "./queue/retention.ts";
import { enqueue, defineJob, defineWorker } from "./queue/queue.ts";
import type { Worker } from "./queue/queue.ts";

/** A type of event that a domain records: "account.confirmed" and the shape of its data. */
export interface EventType<Data> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
}

export interface DomainEvent<Data> {
  readonly site: SiteId;
  /** When it happened. */
  readonly at: Date;
  readonly data: Data;
}

export function defineEvent<Data>(name: string, data: z.ZodType<Data>): EventType<Data> {
  return { name, data };
}

/** Records an event in the transaction that caused it; reactions follow. */
export async function recordEvent<Data>(
  tx: Tx,
  kind: EventType<Data>,
  { site, at, data }: DomainEvent<Data>,
): Promise<void> {
  const row = { site_id: site, name: kind.name, data: JSON.stringify(data), happened_at: at };
  const { id } = await tables(tx)
    .insertInto("domain_event")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(tx, handleEvent, { event: id });
}

/** What one domain does when another records an event. */
export interface Reaction<Services> {
  readonly event: string;
  readonly name: string;
  run(tx: Tx, services: Services, event: DomainEvent<unknown>): Promise<void>;
}

/**
 * Defines a reaction to an event. Its writes with `tx` happen exactly once; anything else it does may
 * be repeated if the process stops before the commit. Its name (`chat.deliver-pending`) is stored with
 * the event, so it must not change.
 */
export function onEvent<Data, Services>(
  kind: EventType<Data>,
  name: string,
  run: (tx: Tx, services: Services, event: DomainEvent<Data>) => Promise<void>,
): Reaction<Services> {
  return {
    event: kind.name,
    name,
    run: (tx, services, event) =>
      run(tx, services, { ...event, data: kind.data.parse(event.data) }),
  };
}

interface EventServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** The workers for events: every reaction runs, even if another one fails. */
export function createEventWorkers<Services extends EventServices>(
  reactions: readonly Reaction<Services>[],
): Worker<Services>[] {
  const names = reactions.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error("two reactions have the same name");
  return [
    defineWorker(handleEvent, (services: Services, { event }) => react(services, reactions, event)),
    eventRetention,
  ];
}

/** Reactions finish within days; a domain stores itself what must last longer. */
const eventRetention = createRetentionJob("events.purge", "40 4 * * *", (db, until) =>
  purgeExpired(db, "domain_event", sql`happened_at < ${until}`),
);

type EventTables = {
  domain_event: {
    id: Generated<number>;
    site_id: SiteId;
    name: string;
    data: unknown;
    happened_at: Date;
  };
  event_reaction: { event_id: number; reaction: string };
};

const tables = (db: Db) => db.withTables<EventTables>();

const handleEvent = defineJob("events.handle", z.object({ event: z.int() }));

async function react<Services extends EventServices>(
  services: Services,
  reactions: readonly Reaction<Services>[],
  id: number,
): Promise<void> {
  const row = await tables(services.db)
    .selectFrom("domain_event")
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return;
  const event = { site: row.site_id, at: row.happened_at, data: row.data };
  const failures: unknown[] = [];
  for (const one of reactions.filter((candidate) => candidate.event === row.name)) {
    await reactOnce(services, id, one, event).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${row.name}: reactions failed`);
}

async function reactOnce<Services extends EventServices>(
  services: Services,
  id: number,
  one: Reaction<Services>,
  event: DomainEvent<unknown>,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const mine = await tables(tx)
      .insertInto("event_reaction")
      .values({ event_id: id, reaction: one.name })
      .onConflict((on) => on.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    if (mine) await one.run(tx, services, event);
  });
}
