import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The lint rules behind docs/words.md: names, comments, test titles, and messages of errors and the
 * log must not use the words its tables forbid, the server's exported functions must begin with one
 * of its verbs, and a class must have its own name.
 */
const page = readFileSync(path.join(import.meta.dirname, "../../docs/words.md"), "utf8");

/** The rows of the table under a heading: each forbidden word with its replacement. */
export function readTable(markdown: string, heading: string): Map<string, string> {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = section.match(/^\|(?! not | ---).*\|$/gm) ?? [];
  const words = rows.flatMap((row) => {
    const [not = "", but = ""] = row.slice(1, -1).split(" | ");
    return not.split(",").map((word): [string, string] => [word.trim(), but.trim()]);
  });
  if (words.length === 0) throw new Error(`docs/words.md has no table under "${heading}"`);
  return new Map(words);
}

const inNames = readTable(page, "In names");
const inComments = readTable(page, "In comments, messages and test titles");
const verbs = new Set(/## Verbs\n[\s\S]*/.exec(page)?.[0].match(/(?<=`)[a-z]+(?=`)/g));
const forbidden = new RegExp(`\\b(?:${[...inComments.keys()].join("|")})\\b`, "i");

export const partsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z\d])(?=[A-Z])|[_\-.$]/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);

/** The problem of a name or a sentence and its replacement; null if there is none. */
export function checkName(name: string): string | null {
  const word = partsOf(name).find((part) => inNames.has(part));
  return word === undefined ? null : `"${word}" in a name: write ${inNames.get(word)}`;
}

export function checkSentence(text: string): string | null {
  const word = forbidden.exec(text)?.[0].toLowerCase();
  return word === undefined ? null : `"${word}": write ${inComments.get(word)}`;
}

export function checkVerb(name: string): string | null {
  const [verb = ""] = partsOf(name);
  return verbs.has(verb) ? null : `${name} does not begin with a verb of docs/words.md`;
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly id?: Node | null;
  readonly key?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly body?: Node | readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly init?: Node | null;
  readonly params?: readonly Node[];
  readonly arguments?: readonly Node[];
  readonly left?: Node;
  readonly computed?: boolean;
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
}

interface RuleContext {
  readonly filename: string;
  readonly sourceCode: { getAllComments(): readonly (Node & { readonly value: string })[] };
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const names = {
  create(context: RuleContext) {
    const check = (node: Node | null | undefined) => {
      const target = node?.type === "AssignmentPattern" ? node.left : node;
      if (target?.type !== "Identifier" || target.name === undefined) return;
      const message = checkName(target.name);
      if (message !== null) context.report({ node: target, message });
    };
    const declared = (node: Node) => {
      check(node.id);
      for (const param of node.params ?? []) check(param);
    };
    const keyed = (node: Node) => {
      if (node.computed !== true) check(node.key);
    };
    return {
      VariableDeclarator: declared,
      FunctionDeclaration: declared,
      FunctionExpression: declared,
      ArrowFunctionExpression: declared,
      ClassDeclaration: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      TSPropertySignature: keyed,
      TSMethodSignature: keyed,
      PropertyDefinition: keyed,
      MethodDefinition: keyed,
      Program: (node: Node) => {
        const message = checkName(path.basename(context.filename).replace(/\.[a-z.]+$/, ""));
        if (message !== null) context.report({ node, message: `file name: ${message}` });
      },
    };
  },
};

const comments = {
  create(context: RuleContext) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const message = checkSentence(comment.value);
          if (message !== null) context.report({ node: comment, message });
        }
      },
    };
  },
};

/** The text of a string or template. */
function textOf({ quasis, value }: Node): string | null {
  const text = quasis?.map((part) => part.value.cooked).join(" ") ?? value;
  return typeof text === "string" ? text : null;
}

const testCalls = new Set(["test", "it", "describe"]);

const titles = {
  create(context: RuleContext) {
    return {
      CallExpression(node: Node) {
        let callee = node.callee;
        while (callee && callee.type !== "Identifier") callee = callee.object ?? callee.callee;
        const [title] = node.arguments ?? [];
        if (!testCalls.has(callee?.name ?? "") || !title) return;
        const text = textOf(title);
        const message = text === null ? null : checkSentence(text);
        if (message !== null) context.report({ node: title, message });
      },
    };
  },
};

/** What the operator reads: messages of errors, and lines of the log. */
const messages = {
  create(context: RuleContext) {
    const check = (node: Node) => {
      for (const argument of node.arguments ?? []) {
        const text = textOf(argument);
        const message = text === null ? null : checkSentence(text);
        if (message !== null) context.report({ node: argument, message });
      }
    };
    return {
      NewExpression(node: Node) {
        if (node.callee?.name?.endsWith("Error")) check(node);
      },
      CallExpression(node: Node) {
        const { object, property } = node.callee ?? {};
        const logger = object?.property?.name ?? object?.name;
        if (logger === "log" && logLevels.has(property?.name ?? "")) check(node);
      },
    };
  },
};

const logLevels = new Set(["debug", "info", "warn", "error", "fatal"]);

const exportedVerbs = {
  create(context: RuleContext) {
    const check = (id: Node | null | undefined) => {
      const message = id?.name === undefined ? null : checkVerb(id.name);
      if (id && message !== null) context.report({ node: id, message });
    };
    return {
      ExportNamedDeclaration({ declaration }: Node) {
        if (declaration?.type === "FunctionDeclaration") check(declaration.id);
        for (const { id, init } of declaration?.declarations ?? [])
          if (init?.type === "ArrowFunctionExpression") check(id);
      },
    };
  },
};

/** An error's `name` is what the log shows of its class. */
const classNames = {
  create(context: RuleContext) {
    const check = ({ id, body }: Node) => {
      const members = body && "body" in body ? (body.body as readonly Node[]) : [];
      for (const { key, value } of members) {
        const given = (value as Node | null)?.value;
        if (key?.name !== "name" || typeof given !== "string" || given === id?.name) continue;
        context.report({ node: key, message: `the class ${id?.name} has the name "${given}"` });
      }
    };
    return { ClassDeclaration: check, ClassExpression: check };
  },
};

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export -- the plugin interface requires it
export default {
  meta: { name: "words" },
  rules: {
    names,
    comments,
    titles,
    messages,
    "exported-verbs": exportedVerbs,
    "class-names": classNames,
  },
};
