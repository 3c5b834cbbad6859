import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import type { ClientBase } from "pg";
import { NO_TIMEOUT, runInTransaction } from "./database.ts";

interface FunctionFile {
  /** With its folder: "credits/functions.sql". */
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/** A function file as last run. */
interface AppliedFile {
  readonly name: string;
  readonly hash: string;
  /** The functions it created, with argument types: "is_premium(text,uuid)". */
  readonly functions: readonly string[];
}

/** PostgreSQL's code for `create or replace` with a different result type or parameter names. */
const INVALID_FUNCTION_DEFINITION = "42P13";

/**
 * Runs the function files whose content changed since they last ran, in order and in one
 * transaction. They use `create or replace`, so a running program can call its functions at any
 * time. Functions removed from their file are dropped; if a signature change prevents replacing,
 * all functions are dropped and recreated. Returns the names of the files it ran.
 */
export async function applyFunctions(
  client: ClientBase,
  paths: readonly string[],
): Promise<string[]> {
  await client.query(
    `create table if not exists function_file (
       name text primary key, hash text not null, functions text[] not null,
       applied_at timestamptz not null default now())`,
  );
  const { rows: applied } = await client.query<AppliedFile>(
    "select name, hash, functions from function_file",
  );
  const files = await Promise.all(paths.map(readFunctionFile));
  const changed = files.filter(
    (file) => applied.find(({ name }) => name === file.name)?.hash !== file.hash,
  );
  const removed = applied.filter(({ name }) => !files.some((file) => file.name === name));
  if (changed.length === 0 && removed.length === 0) return [];
  try {
    return await replaceFunctions(client, { applied, removed, run: changed });
  } catch (error) {
    const incompatible =
      error instanceof pg.DatabaseError && error.code === INVALID_FUNCTION_DEFINITION;
    if (!incompatible) throw error;
    return replaceFunctions(client, { applied, removed, run: files, dropFirst: true });
  }
}

interface Replacement {
  readonly applied: readonly AppliedFile[];
  readonly removed: readonly AppliedFile[];
  readonly run: readonly FunctionFile[];
  readonly dropFirst?: boolean;
}

function replaceFunctions(
  client: ClientBase,
  { applied, removed, run, dropFirst = false }: Replacement,
): Promise<string[]> {
  const names = run.map(({ name }) => name);
  const old = [...removed, ...applied.filter(({ name }) => names.includes(name))].flatMap(
    ({ functions }) => functions,
  );
  return runInTransaction(client, async () => {
    if (dropFirst) await dropFunctions(client, old);
    const made = new Set<string>();
    for (const file of run) {
      await runFunctionFile(client, file);
      const functions = (await listCreatedFunctions(client)).filter((one) => !made.has(one));
      for (const one of functions) made.add(one);
      await client.query(
        `insert into function_file (name, hash, functions) values ($1, $2, $3)
         on conflict (name) do update
         set hash = excluded.hash, functions = excluded.functions, applied_at = now()`,
        [file.name, file.hash, functions],
      );
    }
    const dropped = old.filter((one) => !made.has(one));
    if (!dropFirst) await dropFunctions(client, dropped);
    await client.query("delete from function_file where name = any($1)", [
      removed.map(({ name }) => name),
    ]);
    return names;
  });
}

async function readFunctionFile(path: string): Promise<FunctionFile> {
  const sql = await readFile(path, "utf8");
  const name = path.split(/[\\/]/).slice(-2).join("/");
  return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
}

async function runFunctionFile(client: ClientBase, { name, sql }: FunctionFile): Promise<void> {
  try {
    await client.query({ text: sql, ...NO_TIMEOUT });
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

/** The functions that the open transaction created or replaced. */
async function listCreatedFunctions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regprocedure::text as name from pg_proc where xmin = pg_current_xact_id()::xid",
  );
  return rows.map(({ name }) => name);
}

/**
 * `cascade` drops their triggers too; the file that creates a trigger function also creates its
 * triggers.
 */
async function dropFunctions(client: ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop function if exists ${name} cascade`);
}
