import { posix } from "node:path";
import { Visitor, parseSync } from "vite";
import type { ESTree } from "vite";

/** The strings of a source file that may be part of a text's path. */
export interface Mentions {
  /** Every string, including those in types, but not those in comments. */
  readonly words: ReadonlySet<string>;
  /** The text before the first `${` of a template, if it is a path that ends with a dot. */
  readonly prefixes: readonly string[];
  /** Whether a translator is called with a key from elsewhere: `t(item.key)`. */
  readonly usesKeysByValue: boolean;
  /** The project files it imports, relative to the root. */
  readonly imports: readonly string[];
}

/**
 * @param file relative to the root.
 * @throws {Error} naming the file, if it is not TypeScript.
 */
export function readMentions(file: string, source: string): Mentions {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const words = new Set<string>();
  const prefixes: string[] = [];
  const imports: string[] = [];
  const translators = new Set<string>();
  const namespacesByValue = new Set<string>();
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") words.add(node.value);
    },
    TemplateLiteral(node) {
      const first = node.quasis[0]?.value.cooked ?? "";
      if (node.expressions.length === 0) words.add(first);
      else if (/^(?:[\w-]+\.)+$/.test(first)) prefixes.push(first);
    },
    ImportDeclaration(node) {
      imports.push(fileOf(node.source.value, file));
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && createsTranslator(init)) translators.add(id.name);
    },
    CallExpression({ callee, arguments: [key] }) {
      const translator = callee.type === "MemberExpression" ? callee.object : callee;
      if (translator.type === "Identifier" && key && !isLiteral(key))
        namespacesByValue.add(translator.name);
    },
  }).visit(program);
  const usesKeysByValue = [...namespacesByValue].some((name) => translators.has(name));
  return { words, prefixes, usesKeysByValue, imports };
}

function fileOf(specifier: string, importer: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return posix.join(posix.dirname(importer), specifier);
}

const translatorFactories: readonly string[] = ["useTranslations", "getTexts", "createTranslator"];

function createsTranslator(init: ESTree.Expression | null): boolean {
  return (
    init?.type === "CallExpression" &&
    init.callee.type === "Identifier" &&
    translatorFactories.includes(init.callee.name)
  );
}

function isLiteral(key: ESTree.Argument): boolean {
  return key.type === "Literal" || key.type === "TemplateLiteral";
}
