/** Custom properties by name ("--c-ink") with their source text. */
export type Tokens = Readonly<Record<string, string>>;

export interface TokenSets {
  readonly light: Tokens;
  readonly dark: Tokens;
}

/** The root declarations of a token sheet, with the two values of light-dark() separated. */
export function readTokens(css: string): TokenSets {
  const rules = readRules(css.replaceAll(/\/\*.*?\*\//gsu, ""), []);
  const root = rules.filter(({ path }) => path === ":root").map(({ tokens }) => tokens);
  const declared: Tokens = Object.assign({}, ...root);
  return { light: chooseValues(declared, "$1"), dark: chooseValues(declared, "$2") };
}

/** Two arguments, each of which may be a function such as rgb(). */
const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^()]*\))*),\s*((?:[^()]|\([^()]*\))*)\)/gu;

function chooseValues(tokens: Tokens, argument: "$1" | "$2"): Tokens {
  const entries = Object.entries(tokens).map(
    ([name, value]) => [name, value.replaceAll(LIGHT_DARK, argument)] as const,
  );
  return Object.fromEntries(entries);
}

interface Rule {
  /** The selector with its at-rules, without layers: "@media … > :root". */
  readonly path: string;
  readonly tokens: Tokens;
}

function readRules(css: string, around: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  let rest = css;
  for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
    const head = rest.slice(0, open).split(";").at(-1)?.trim().replaceAll(/\s+/gu, " ") ?? "";
    const close = closingBrace(rest, open);
    const body = rest.slice(open + 1, close);
    const path = head.startsWith("@layer") ? around : [...around, head];
    if (body.includes("{")) rules.push(...readRules(body, path));
    else rules.push({ path: path.join(" > "), tokens: declarations(body) });
    rest = rest.slice(close + 1);
  }
  return rules;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A block that opens at ${open} does not close`);
}

function declarations(body: string): Tokens {
  const pairs = body.split(";").map((line) => /^\s*(--[\w-]+):(.*)$/su.exec(line));
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1] ?? "", pair[2]?.trim() ?? ""]] : [])),
  );
}
