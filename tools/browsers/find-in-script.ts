import { parseSync } from "vite";
import type { ESTree } from "vite";
import type { NewerFeatures } from "./newer-features.ts";

export interface Finding {
  readonly api: string;
  /** In characters from the beginning. */
  readonly offset: number;
}

/**
 * Uses of newer features in a script, except those next to a test whether the browser has them. Of a
 * test outside functions, `moduleAt` says for which part of a bundle it counts.
 */
export function findInScript(
  code: string,
  newer: NewerFeatures,
  moduleAt: (offset: number) => string = () => "",
): Finding[] {
  const { program, errors } = parseSync("script.js", code, { preserveParens: false });
  if (errors[0]) throw new Error(errors[0].message);
  const uses: Use[] = [];
  const guards: Guard[] = [];
  const declared = new Set<string>();
  visit(program, []);
  return uses
    .filter(({ isGlobal, name }) => !isGlobal || !declared.has(name))
    .filter((use) => !guards.some((guard) => isGuarded(use, guard, moduleAt)))
    .map(({ api, offset }) => ({ api, offset }));

  function visit(node: ESTree.Node, above: readonly ESTree.Node[]): void {
    for (const name of declaredBy(node)) declared.add(name);
    const tested = isFeatureTest(node, above);
    if (tested) guards.push({ name: tested, offset: node.start, scope: scopesOf(above)[0] });
    else {
      for (const use of usesOf(node, above.at(-1), newer))
        uses.push({ ...use, offset: node.start, scopes: scopesOf(above) });
    }
    for (const child of childrenOf(node)) visit(child, [...above, node]);
  }
}

/** The name of a feature whose existence decides what runs. */
interface Guard {
  readonly name: string;
  readonly offset: number;
  readonly scope: ESTree.Node | undefined;
}

interface Use extends Finding {
  readonly name: string;
  readonly isGlobal: boolean;
  /** The functions around it, innermost first, then the script. */
  readonly scopes: readonly ESTree.Node[];
}

function isGuarded(use: Use, guard: Guard, moduleAt: (offset: number) => string): boolean {
  const { name, scope } = guard;
  // `cancelIdleCallback` came with `requestIdleCallback`.
  const isSame = name === use.name || name === use.name.replace(/^cancel/, "request");
  if (!scope || !isSame || !use.scopes.includes(scope)) return false;
  return scope.type !== "Program" || moduleAt(guard.offset) === moduleAt(use.offset);
}

function scopesOf(above: readonly ESTree.Node[]): ESTree.Node[] {
  return above.filter(({ type }) => type === "Program" || type.includes("Function")).toReversed();
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function declaredBy(node: ESTree.Node): string[] {
  if (node.type === "VariableDeclarator") return namesOf([node.id]);
  if (isImport(node)) return [node.local.name];
  if (!/^(?:Arrow)?(?:Function|Class)/.test(node.type)) return [];
  return namesOf([
    ...("id" in node ? [node.id as ESTree.Node | null] : []),
    ...("params" in node ? (node.params as ESTree.Node[]) : []),
  ]);
}

const namesOf = (nodes: readonly (ESTree.Node | null)[]) =>
  nodes.flatMap((node) => (node?.type === "Identifier" ? [node.name] : []));

const isImport = (node: ESTree.Node) =>
  node.type === "ImportSpecifier" ||
  node.type === "ImportDefaultSpecifier" ||
  node.type === "ImportNamespaceSpecifier";

/** `"name" in place`, `typeof place.name`, `place.name?.()`, or `place.name` as a condition. */
function isFeatureTest(node: ESTree.Node, above: readonly ESTree.Node[]): string | null {
  const parent = above.at(-1);
  if (node.type === "BinaryExpression" && node.operator === "in") return textOf(node.left);
  const name = nameOf(node);
  if (!name || !parent) return null;
  return isTested(node, parent) ? name : null;
}

function isTested(node: ESTree.Node, parent: ESTree.Node): boolean {
  if ("test" in parent) return parent.test === node;
  if (parent.type === "LogicalExpression") return parent.left === node;
  if (parent.type === "BinaryExpression") return /^[!=]==?$/.test(parent.operator);
  if (parent.type === "CallExpression") return parent.callee === node && parent.optional;
  if (parent.type === "MemberExpression") return parent.object === node && parent.optional;
  return parent.type === "UnaryExpression";
}

function nameOf(node: ESTree.Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "SequenceExpression") return nameOf(node.expressions.at(-1) ?? node);
  if (node.type !== "MemberExpression") return null;
  return node.computed ? textOf(node.property) : nameOf(node.property);
}

function textOf(node: ESTree.Node): string | null {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

type Found = Omit<Use, "offset" | "scopes">;

const GLOBAL_OBJECTS = new Set(["window", "self", "globalThis"]);

function usesOf(
  node: ESTree.Node,
  parent: ESTree.Node | undefined,
  newer: NewerFeatures,
): readonly Found[] {
  if (node.type === "MemberExpression") return memberUse(node, parent, newer);
  if (node.type === "CallExpression") return [...eventUse(node, newer), ...markupUses(node, newer)];
  if (node.type !== "Identifier" || !newer.globals.has(node.name)) return [];
  return parent && isPlainName(node, parent) ? [] : [toUse(node.name, node.name, true)];
}

const toUse = (api: string, name: string, isGlobal = false): Found => ({ api, name, isGlobal });

/** Whether an identifier names a property rather than a variable. */
function isPlainName(node: ESTree.Node, parent: ESTree.Node): boolean {
  if (parent.type === "MemberExpression") return parent.property === node && !parent.computed;
  if ("key" in parent) return parent.key === node && !("value" in parent && parent.value === node);
  return parent.type === "LabeledStatement" || parent.type.includes("Specifier");
}

/** A property that is missing is no error; calling it is. */
function memberUse(
  node: ESTree.MemberExpression,
  parent: ESTree.Node | undefined,
  newer: NewerFeatures,
): Found[] {
  const name = nameOf(node);
  if (!name) return [];
  const owner = nameOf(node.object);
  if (owner && GLOBAL_OBJECTS.has(owner) && newer.globals.has(name)) return [toUse(name, name)];
  if (owner && newer.statics.has(`${owner}.${name}`)) return [toUse(`${owner}.${name}`, name)];
  if (parent?.type !== "CallExpression" || parent.callee !== node) return [];
  const isNewer = newer.methods.has(name) || isOfIterator(node.object, name, newer);
  return isNewer ? [toUse(`.${name}()`, name)] : [];
}

/** `map.values().filter()`; the methods of an array have the same names. */
function isOfIterator(node: ESTree.Node, name: string, newer: NewerFeatures): boolean {
  if (node.type !== "CallExpression" || !newer.iteratorMethods.has(name)) return false;
  const source = nameOf(node.callee);
  if (source === "matchAll") return true;
  return node.arguments.length === 0 && /^(?:entries|keys|values)$/.test(source ?? "");
}

function eventUse({ callee, arguments: [type] }: ESTree.CallExpression, newer: NewerFeatures) {
  if (nameOf(callee) !== "addEventListener" || !type) return [];
  const name = textOf(type);
  return name && newer.events.has(name) ? [toUse(`event ${name}`, `on${name}`)] : [];
}

/** Attributes and events of JSX, which is a call already. */
function markupUses(
  { callee, arguments: [tag, props] }: ESTree.CallExpression,
  newer: NewerFeatures,
) {
  const element = tag && /jsxs?$|createElement$/.test(nameOf(callee) ?? "") ? textOf(tag) : null;
  if (!element || props?.type !== "ObjectExpression") return [];
  return props.properties.flatMap((property) => {
    const name = "key" in property ? (nameOf(property.key) ?? textOf(property.key)) : null;
    return name ? attributeUse(element, name, newer) : [];
  });
}

function attributeUse(element: string, prop: string, newer: NewerFeatures): Found[] {
  const name = prop.toLowerCase();
  const event = /^on[A-Z]/.test(prop) ? name.slice(2) : null;
  if (event) return newer.events.has(event) ? [toUse(`event ${event}`, name)] : [];
  const isNewer = newer.attributes.has(name) || newer.attributes.has(`${element} ${name}`);
  return isNewer ? [toUse(`<${element} ${name}>`, name)] : [];
}
