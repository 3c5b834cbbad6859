import { randomBytes } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { runAsAdmin, withDatabase } from "./test-database.ts";

/** A database without a table, for the length of a test; returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const template = inject("databaseUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(template, `create database ${name} template template0`);
  onTestFinished(() => runAsAdmin(template, `drop database ${name} with (force)`));
  return withDatabase(template, name);
}
