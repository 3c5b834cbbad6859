import type { NewerStyles } from "./newer-styles.ts";
import type { Finding } from "./find-in-script.ts";

/**
 * Uses of newer features in a style sheet, except those inside an `@supports` rule that names the
 * feature, and those of a sheet with such a rule for browsers that lack it (`@supports not …`).
 */
export function findInStyles(css: string, newer: NewerStyles): Finding[] {
  const found: (Finding & { readonly above: readonly string[] })[] = [];
  const preludes: string[] = [];
  const above: string[] = [];
  for (const { text, offset, end } of split(css)) {
    if (end === "{") {
      preludes.push(text);
      if (!text.startsWith("@supports"))
        for (const api of inPrelude(text, newer)) found.push({ api, offset, above: [...above] });
      above.push(text);
      continue;
    }
    for (const api of inDeclaration(text, newer)) found.push({ api, offset, above: [...above] });
    if (end === "}") above.pop();
  }
  const fallbacks = preludes.filter((text) => text.startsWith("@supports not"));
  return found
    .filter((one) => ![...one.above, ...fallbacks].some((text) => tests(text, one.api)))
    .map(({ api, offset }) => ({ api, offset }));
}

const tests = (prelude: string, api: string) =>
  prelude.startsWith("@supports") && prelude.includes(api.split("(", 1)[0] ?? api);

interface Part {
  readonly text: string;
  readonly offset: number;
  /** What follows it. */
  readonly end: string;
}

/** The preludes of rules and the declarations, without comments and strings. */
function split(css: string): Part[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");
  const bare = css.replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, blank);
  return [...bare.matchAll(/(?<before>\s*)(?<text>[^;{}]*)(?<end>[;{}]|$)/g)].map((match) => ({
    text: (match.groups?.["text"] ?? "").trim(),
    offset: match.index + (match.groups?.["before"] ?? "").length,
    end: match.groups?.["end"] ?? "",
  }));
}

function inPrelude(prelude: string, newer: NewerStyles): string[] {
  const [, rule] = /^@([\w-]+)/.exec(prelude) ?? [];
  if (rule !== undefined) return newer.rules.has(rule) ? [`@${rule}`] : [];
  const nesting = prelude.includes("&") && newer.selectors.has("nesting") ? ["&"] : [];
  const pseudos = [...prelude.matchAll(/::?([\w-]+)(?:\([^()]* (of) )?/g)].flatMap(
    ([, name = "", of]) => {
      if (newer.selectors.has(name)) return [`:${name}`];
      return of !== undefined && newer.selectors.has(`${name} of`) ? [`:${name}(… of …)`] : [];
    },
  );
  return [...nesting, ...pseudos];
}

function inDeclaration(declaration: string, newer: NewerStyles): string[] {
  const [, property = "", value = ""] = /^([\w-]+)\s*:([^]*)$/.exec(declaration) ?? [];
  const words = value.match(/(?<![\w-])[a-z][\w-]*(?![\w-(])/g) ?? [];
  const functions = value.match(/(?<![\w-])[a-z][\w-]*(?=\()/g) ?? [];
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = ""]) => unit);
  return [
    ...(newer.properties.has(property) ? [property] : []),
    ...words
      .filter((word) => newer.values.has(`${property}: ${word}`))
      .map((word) => `${property}: ${word}`),
    ...functions.filter((name) => newer.functions.has(name)).map((name) => `${name}()`),
    ...units.filter((unit) => newer.units.has(unit)),
  ];
}
