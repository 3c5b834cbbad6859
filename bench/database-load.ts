import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { LoadMember } from "./load-world.ts";

interface DatabaseFigure {
  /** What ran the statement. */
  readonly by: "pgbench" | "a plain loop";
  readonly perSecond: number;
}

/** One message by the product's own function, from the member `from` to the member `to`. */
const sendOne = (from: string, to: string, clientId: string) =>
  `select * from send_messages(array['vonk'], array[${from}], array[${to}], array[null]::uuid[],
    array[${clientId}], array['Zo''n bericht van een regel of twee.'], array[10], array['load'],
    array[true], array[now()], 2)`.replaceAll(/\s+/g, " ");

/**
 * The product's own statement for one message, run straight against the database: by pgbench with
 * `clients` connections where it is installed, else by the plainest loop.
 */
export async function measureStatement(
  postgres: EmbeddedPostgres,
  members: readonly LoadMember[],
  { clients, seconds, dir }: { clients: number; seconds: number; dir: string },
): Promise<DatabaseFigure> {
  const installed = spawnSync("pgbench", ["--version"]).status === 0;
  return installed
    ? byPgbench(postgres, members, { clients, seconds, dir })
    : byPlainLoop(postgres, members, { clients, seconds });
}

async function byPgbench(
  postgres: EmbeddedPostgres,
  members: readonly LoadMember[],
  { clients, seconds, dir }: { clients: number; seconds: number; dir: string },
): Promise<DatabaseFigure> {
  const { host, port, user, database, password } = postgres.connection;
  const client = new pg.Client({ connectionString: postgres.url });
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
  const args = [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(clients),
    "-j",
    "2",
    "-T",
    String(seconds),
    "-f",
    script,
  ];
  const run = spawnSync(
    "pgbench",
    [...args, "-h", host, "-p", String(port), "-U", user, database],
    {
      env: { ...process.env, PGPASSWORD: password },
      encoding: "utf8",
    },
  );
  const found = /tps = ([\d.]+)/.exec(run.stdout);
  if (!found) throw new Error(`pgbench: ${run.stderr}`);
  return { by: "pgbench", perSecond: Number(found[1]) };
}

async function byPlainLoop(
  postgres: EmbeddedPostgres,
  members: readonly LoadMember[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<DatabaseFigure> {
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const loop = async (n: number) => {
    const client = new pg.Client({ connectionString: postgres.url });
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
  return { by: "a plain loop", perSecond: sent / seconds };
}
