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

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
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

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export -- the plugin interface requires it
export default { meta: { name: "boundaries" }, rules: { stores, sql } };
