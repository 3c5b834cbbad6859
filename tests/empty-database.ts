import { randomBytes } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { runAsAdmin, withDatabase } from "./test-database.ts";

/** Creates a database without tables for the current test; returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  const template = inject("databaseUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(template, `create database ${name} template template0`);
  onTestFinished(() => runAsAdmin(template, `drop database ${name} with (force)`));
  return withDatabase(template, name);
}
