import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { LoadMember } from "./load-world.ts";

/** One run of the product's SQL function, with no server involved. */
export interface StatementFigures {
  readonly clients: number;
  readonly by: "pgbench" | "a plain loop";
  readonly perSecond: number;
}

interface StatementLoad {
  readonly clients: number;
  readonly seconds: number;
  /** Working folder for the script that pgbench reads. */
  readonly dir: string;
}

/** One message sent with the product's SQL function. */
const sendOne = (from: string, to: string, clientId: string) =>
  `select * from send_messages(array['vonk'], array[${from}], array[${to}], array[null]::uuid[],
    array[${clientId}], array['text'], array['Zo''n bericht van een regel of twee.'], array[null],
    array[10], array['load'], array[true], array[now()], 2)`.replaceAll(/\s+/g, " ");

/**
 * Calls the product's SQL function directly in its database, one message at a time, with pgbench if
 * it is installed and with a simple loop otherwise.
 */
export async function measureStatement(
  postgres: EmbeddedPostgres,
  { url, members }: { readonly url: string; readonly members: readonly LoadMember[] },
  load: StatementLoad,
): Promise<StatementFigures> {
  const installed = spawnSync("pgbench", ["--version"]).status === 0;
  const run = installed ? runPgbench(postgres, url, members, load) : runLoop(url, members, load);
  return {
    clients: load.clients,
    by: installed ? "pgbench" : "a plain loop",
    perSecond: await run,
  };
}

async function runPgbench(
  { connection }: EmbeddedPostgres,
  url: string,
  members: readonly LoadMember[],
  { clients, seconds, dir }: StatementLoad,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "create table if not exists load_pair (n integer primary key, a uuid, b uuid)",
  );
  await client.query(
    "insert into load_pair select * from unnest($1::integer[], $2::uuid[], $3::uuid[]) on conflict do nothing",
    [members.map((_, n) => n), members.map(({ id }) => id), members.map(({ partner }) => partner)],
  );
  await client.end();
  const script = path.join(dir, "message.sql");
  await writeFile(
    script,
    `\\set n random(0, ${members.length - 1})
select s.* from load_pair, lateral (${sendOne("a", "b", "gen_random_uuid()")}) s where n = :n;
`,
  );
  const { host, port, user, password } = connection;
  const database = new URL(url).pathname.slice(1);
  const run = spawnSync(
    "pgbench",
    `-n -M prepared -c ${clients} -j 2 -T ${seconds} -f ${script} -h ${host} -p ${port} -U ${user} ${database}`.split(
      " ",
    ),
    { env: { ...process.env, PGPASSWORD: password }, encoding: "utf8" },
  );
  const found = /tps = ([\d.]+)/.exec(run.stdout);
  if (!found) throw new Error(`pgbench: ${run.stderr}`);
  return Number(found[1]);
}

async function runLoop(
  url: string,
  members: readonly LoadMember[],
  { clients, seconds }: StatementLoad,
): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const loop = async (n: number) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let turn = n; performance.now() < end; turn += clients) {
      const member = members[turn % members.length];
      await client.query({
        name: "message",
        text: sendOne("$1::uuid", "$2::uuid", "$3::uuid"),
        values: [member?.id, member?.partner, randomUUID()],
      });
      sent += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => loop(n)));
  return sent / seconds;
}
