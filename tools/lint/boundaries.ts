/** Lint rules about which file may import which, where a pattern of paths cannot say it. */

const store = /(?:^|\/)(?:[\w-]+-)?(?:store|tables)\.ts$/;
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

interface Node {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
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

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export -- the plugin interface requires it
export default { meta: { name: "boundaries" }, rules: { stores } };
