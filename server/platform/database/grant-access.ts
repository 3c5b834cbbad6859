import pg from "pg";
import type { Pool } from "pg";
import { runInTransaction } from "./database.ts";

const ADVISORY_LOCK = 7_266_102;

/** Who a connection is, and whether its role could change tables and switch off their triggers. */
export async function findRole(
  pool: Pool,
): Promise<{ readonly name: string; readonly isOwner: boolean }> {
  const { rows } = await pool.query<{ name: string; isOwner: boolean }>(
    `select current_user as name, rolsuper or exists (
       select from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and pg_has_role(current_user, relowner, 'usage')
     ) as "isOwner" from pg_roles where rolname = current_user`,
  );
  const [role] = rows;
  if (!role) throw new Error("PostgreSQL has no role for this connection");
  return role;
}

/**
 * Gives the program's role what the program needs, in the program's tables and the queue's. It only
 * reads `readOnly`, the tables that nothing but migrations and SQL functions write, and does not
 * even read `sealed`. The triggers of append-only tables bind it, because it cannot disable them.
 * Two processes may call it at once.
 */
export async function grantAccess(
  owner: Pool,
  role: string,
  {
    readOnly,
    sealed,
  }: { readonly readOnly: readonly string[]; readonly sealed: readonly string[] },
): Promise<void> {
  const client = await owner.connect();
  const name = pg.escapeIdentifier(role);
  const everything = "select, insert, update, delete";
  try {
    await runInTransaction(client, async () => {
      await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
      await client.query(ADMIT_TO_QUEUE);
      for (const schema of ["public", "graphile_worker"]) {
        await client.query(`grant usage on schema ${schema} to ${name}`);
        await client.query(`grant ${everything} on all tables in schema ${schema} to ${name}`);
        await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
      }
      await client.query(`revoke insert, update, delete on ${readOnly.join(", ")} from ${name}`);
      await client.query(`revoke all on ${sealed.join(", ")} from ${name}`);
    });
  } finally {
    client.release();
  }
}

/** The queue's tables have row level security without a policy, which hides every row from others. */
const ADMIT_TO_QUEUE = `
  do $$
  declare queue_table regclass;
  begin
    for queue_table in
      select c.oid from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'granted')
    loop
      execute format('create policy granted on %s using (true) with check (true)', queue_table);
    end loop;
  end $$`;
