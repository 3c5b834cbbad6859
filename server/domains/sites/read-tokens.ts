/** Custom properties by name ("--c-ink"), as they are written. */
export type Tokens = Readonly<Record<string, string>>;

export interface TokenSets {
  readonly light: Tokens;
  /** Light with what data-theme="dark" changes. */
  readonly dark: Tokens;
  /** Light with what the system's wish for dark changes. */
  readonly systemDark: Tokens;
}

/** What the token sheets, joined in their order, declare at the root. */
export function readTokens(css: string): TokenSets {
  const rules = readRules(css.replaceAll(/\/\*.*?\*\//gsu, ""), []);
  const pick = (wanted: (path: string) => boolean) =>
    Object.assign({}, ...rules.filter((rule) => wanted(rule.path)).map((rule) => rule.tokens));
  const light: Tokens = pick((path) => path === ":root");
  const dark: Tokens = pick((path) => path === ':root[data-theme="dark"]');
  const systemDark: Tokens = pick(
    (path) => path === '@media (prefers-color-scheme: dark) > :root:not([data-theme="light"])',
  );
  return { light, dark: { ...light, ...dark }, systemDark: { ...light, ...systemDark } };
}

interface Rule {
  /** The selector with the at-rules around it, layers left out: "@media … > :root". */
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
