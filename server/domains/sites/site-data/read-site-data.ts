import { z } from "zod";
import { readRecord } from "#server/domains/sites/raw-data.ts";
import { reading } from "./reading.ts";
import { siteData } from "./site-data.ts";
import type { SiteData } from "./site-data.ts";

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

interface StoredSiteData {
  /** Null if a field that no site can be without is missing or not understood. */
  readonly data: SiteData | null;
  /** The paths that are not read as they are stored; without data, those that are the reason. */
  readonly fields: readonly string[];
}

/** A repair can uncover a rule about the whole field: a list that is empty without unknown words. */
const MAX_REPAIRS = 5;

/**
 * Reads a stored document, which an older or a newer program may have written
 * (docs/decisions/0043-site-documents.md): leaves out fields that this program does not know and
 * words in a list that it does not know, and gives any other value that it does not understand its
 * fallback.
 */
export function readSiteData(stored: unknown): StoredSiteData {
  const data = structuredClone(stored);
  const repaired = new Set<string>();
  for (let repairs = 0; ; repairs++) {
    const read = siteData.safeParse(data);
    if (read.success) return { data: read.data, fields: [...repaired].toSorted() };
    // From the end: a word that leaves its list must not move those that leave it next.
    const open = read.error.issues.toReversed().filter((issue) => {
      const path = repairs < MAX_REPAIRS ? repair(data, issue) : null;
      if (path && issue.code !== "unrecognized_keys") repaired.add(path.join("."));
      return path === null;
    });
    if (open.length > 0) {
      return { data: null, fields: open.map(({ path }) => path.join(".")).toSorted() };
    }
  }
}

/**
 * The stored fields that this program does not know, added to a document that is saved over them: a
 * newer program may have written them. What is inside a list is not carried over, because nothing
 * says which element it belonged to.
 */
export function addUnknownFields(stored: unknown, saved: unknown): unknown {
  const data = structuredClone(saved);
  for (const issue of siteData.safeParse(stored).error?.issues ?? []) {
    if (issue.code !== "unrecognized_keys" || issue.path.some((step) => typeof step === "number")) {
      continue;
    }
    const from = readRecord(findPart(stored, issue.path));
    const to = findPart(data, issue.path);
    for (const key of issue.keys) if (isObject(to)) Reflect.set(to, key, from[key]);
  }
  return data;
}

/** Returns the path that was repaired, or null if this field is one that no site can be without. */
function repair(data: unknown, issue: Issue): Path | null {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const part = findPart(data, path);
    for (const key of issue.keys) if (isObject(part)) Reflect.deleteProperty(part, key);
    return path;
  }
  const [list, index] = [findPart(data, path.slice(0, -1)), path.at(-1)];
  if (issue.code === "invalid_value" && Array.isArray(list) && typeof index === "number") {
    list.splice(index, 1);
    return path;
  }
  return fallBack(data, path);
}

function fallBack(data: unknown, path: Path): Path | null {
  const field = findField(path);
  const owner = findPart(data, field?.path.slice(0, -1) ?? []);
  if (!field || !isObject(owner)) return null;
  const { fallback, isVital } = reading.get(field.schema) ?? {};
  if (isVital && findPart(data, field.path) !== undefined) return null;
  // Undefined is read as the schema's default.
  Reflect.set(owner, field.path.at(-1) ?? "", fallback?.(readRecord(data)));
  return field.path;
}

/** The innermost field around a path that has a fallback or a default. */
function findField(path: Path) {
  let found: { readonly schema: z.core.$ZodType; readonly path: Path } | null = null;
  let schema: z.core.$ZodType | undefined = siteData;
  for (const [index, step] of path.entries()) {
    if (!(schema instanceof z.ZodObject)) break;
    schema = schema.shape[String(step)];
    if (schema && (reading.has(schema) || schema instanceof z.ZodDefault)) {
      found = { schema, path: path.slice(0, index + 1) };
    }
  }
  return found;
}

function findPart(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (isObject(part) ? Reflect.get(part, step) : undefined),
    value,
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
