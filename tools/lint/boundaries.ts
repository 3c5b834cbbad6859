/** Lint rules about which file may import which, where a pattern of paths cannot say it. */

const store = /(?:^|\/)(?:[\w-]+-)?(?:store|tables)\.ts$/;
const sqlFile = /server\/domains\/.*\/(?:[\w-]+-)?(?:store|tables|columns)\.ts$/;
const domainOf = (file: string) => /server\/domains\/([\w-]+)\//.exec(file)?.[1];

/** The problem of an import in `file`; null if it may stay. */
export function checkImport(file: string, source: string): string | null {
  if (!store.test(source)) return null;
  const owner = domainOf(source);
  if (owner !== undefined && domainOf(file) !== owner)
    return `A store is private to its domain: call a use case or a rule of ${owner}.`;
  if (/(?:^|\/)(?:[\w-]+-)?rules\.ts$/.test(file))
    return "A rule decides without a database: pass it what it needs.";
  return null;
}

/** Whether a file may have SQL: tests, what is no domain or role, and the stores of a domain. */
export function mayHaveSql(file: string): boolean {
  if (file.endsWith(".test.ts") || !/server\/(?:domains|roles)\//.test(file)) return true;
  return sqlFile.test(file);
}

/**
 * The problem of a named number in `file`, which its name calls a period or a length; null if none.
 */
export function checkNumber(file: string, name: string): string | null {
  const isPeriod = /_(?:YEARS|DAYS|HOURS|MINUTES|CHARACTERS)$/.test(name);
  const isElsewhere = !/server\/domains\//.test(file) || /(?:^|[/-])rules\.ts$/.test(file);
  if (!isPeriod || isElsewhere) return null;
  return `${name} is a period or limit: it is in a rules.ts, or the contract's limits.ts.`;
}

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
  readonly body?: readonly Node[];
  readonly name?: unknown;
  readonly value?: Node | null;
  readonly expression?: { readonly value?: unknown };
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string } }[];
}

interface RuleContext {
  readonly filename: string;
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const stores = {
  create(context: RuleContext) {
    const check = (node: Node) => {
      const source = node.source?.value;
      const message =
        typeof source === "string"
          ? checkImport(context.filename.replaceAll("\\", "/"), source)
          : null;
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const sql = {
  create(context: RuleContext) {
    return {
      ImportDeclaration(node: Node) {
        const isSql =
          node.source?.value === "kysely" &&
          node.specifiers?.some(({ imported }) => imported?.name === "sql");
        if (isSql && !mayHaveSql(context.filename.replaceAll("\\", "/")))
          context.report({
            node,
            message: "SQL is in a store of its folder (store.ts, *-store.ts) or functions.sql.",
          });
      },
    };
  },
};

/** Periods and limits have one home, where docs/numbers.md finds them. */
const numbers = {
  create(context: RuleContext) {
    const file = context.filename.replaceAll("\\", "/");
    return {
      Program({ body = [] }: Node) {
        for (const node of body)
          for (const { id } of (node.declaration ?? node).declarations ?? []) {
            const message = checkNumber(file, id.name ?? "");
            if (message !== null) context.report({ node, message });
          }
      },
      JSXAttribute(node: Node) {
        const { name } = node.name as { readonly name?: unknown };
        if (name === "maxLength" && typeof node.value?.expression?.value === "number")
          context.report({
            node,
            message: "The server has the same limit: name it once, in the contract's limits.ts.",
          });
      },
    };
  },
};

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export -- the plugin interface requires it
export default { meta: { name: "boundaries" }, rules: { stores, sql, numbers } };
