import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import type { ESTree } from "vite";

/** A number, or an object or list of numbers; strings in it are left out. */
export type Value = number | readonly Value[] | { readonly [key: string]: Value };

export interface NamedNumber {
  readonly name: string;
  readonly value: Value;
  /** Its doc comment as one line; empty if it has none. */
  readonly doc: string;
}

/** The named numbers of a file, in its order: constants in capitals, but not those of a unit. */
export function readNumbers(file: string): NamedNumber[] {
  const { source, comments, declared } = readSource(file);
  return [...declared].flatMap(([name, { init, start }]) => {
    if (!/^[A-Z][A-Z\d_]*$/.test(name) || /^(?:SECOND|MINUTE|HOUR|DAY|WEEK)_MS$/.test(name))
      return [];
    const value = evaluate(init, file);
    if (value === undefined) return [];
    const comment = comments.find(
      ({ type, end }) => type === "Block" && end <= start && source.slice(end, start).trim() === "",
    );
    return [{ name, value, doc: comment ? joinLines(comment.value) : "" }];
  });
}

const joinLines = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

interface Declared {
  readonly init: ESTree.Expression;
  /** Where its statement begins. */
  readonly start: number;
}

/** The constants at the top of a file by name, and the files from which it imports. */
function readSource(file: string) {
  const source = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const declared = new Map<string, Declared>();
  const imported = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration" && /^[#.]/.test(statement.source.value))
      for (const { local } of statement.specifiers)
        imported.set(local.name, resolveImport(statement.source.value, file));
    const variables =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (variables?.type !== "VariableDeclaration" || variables.kind !== "const") continue;
    for (const { id, init } of variables.declarations)
      if (id.type === "Identifier" && init) declared.set(id.name, { init, start: statement.start });
  }
  return { source, comments, declared, imported };
}

/** Files are absolute and inside the project, whose root is two folders up. */
function resolveImport(specifier: string, importer: string): string {
  if (specifier.startsWith("#")) return path.join(import.meta.dirname, "../..", specifier.slice(1));
  return path.join(path.dirname(importer), specifier);
}

/** The value of an expression of numbers; undefined for any other. */
function evaluate(node: ESTree.Expression, file: string): Value | undefined {
  if (node.type === "Literal") return typeof node.value === "number" ? node.value : undefined;
  if (node.type === "Identifier") return evaluateName(node.name, file);
  if (node.type === "BinaryExpression") return compute(node, file);
  if (node.type === "TSAsExpression") return evaluate(node.expression, file);
  if (node.type === "ArrayExpression") return evaluateList(node, file);
  return node.type === "ObjectExpression" ? evaluateObject(node, file) : undefined;
}

function evaluateName(name: string, file: string): Value | undefined {
  const { declared, imported } = readSource(file);
  const own = declared.get(name);
  if (own) return evaluate(own.init, file);
  const from = imported.get(name);
  const there = from?.endsWith(".ts") ? readSource(from).declared.get(name) : undefined;
  return from !== undefined && there ? evaluate(there.init, from) : undefined;
}

type Binary = Extract<ESTree.Expression, { readonly type: "BinaryExpression" }>;

function compute({ left, operator, right }: Binary, file: string) {
  if (left.type === "PrivateIdentifier") return undefined;
  const [one, other] = [evaluate(left, file), evaluate(right, file)];
  if (typeof one !== "number" || typeof other !== "number") return undefined;
  return operators[operator]?.(one, other);
}

const operators: Readonly<Partial<Record<string, (left: number, right: number) => number>>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "**": (left, right) => left ** right,
};

/** Undefined unless each element has a value. */
function evaluateList({ elements }: ESTree.ArrayExpression, file: string) {
  const values = elements.flatMap((element) =>
    element && element.type !== "SpreadElement" ? (evaluate(element, file) ?? []) : [],
  );
  return values.length > 0 && values.length === elements.length ? values : undefined;
}

function evaluateObject({ properties }: ESTree.ObjectExpression, file: string) {
  const entries = properties.flatMap((property): [string, Value][] => {
    if (property.type !== "Property" || property.key.type !== "Identifier") return [];
    const value = evaluate(property.value as ESTree.Expression, file);
    return value === undefined ? [] : [[property.key.name, value]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
