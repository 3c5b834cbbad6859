/** Custom properties by name ("--c-ink") with their source text. */
export type Tokens = Readonly<Record<string, string>>;

export interface TokenSets {
  readonly light: Tokens;
  readonly dark: Tokens;
}

/**
 * The declarations of a sheet's first `:root` rule, with the two values of light-dark() separated.
 * Later rules of our sheets change them for a width or a preference only.
 */
export function readTokens(css: string): TokenSets {
  const bare = css.replaceAll(/\/\*.*?\*\//gsu, "");
  const [, root = ""] = /:root\s*\{([^}]*)\}/u.exec(bare) ?? [];
  const declared = [...root.matchAll(/(--[\w-]+):([^;]*);/gu)];
  const choose = (argument: "$1" | "$2"): Tokens =>
    Object.fromEntries(
      declared.map(([, name = "", value = ""]) => [
        name,
        value.trim().replaceAll(LIGHT_DARK, argument),
      ]),
    );
  return { light: choose("$1"), dark: choose("$2") };
}

/** Two arguments, each of which may be a function such as rgb(). */
const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^()]*\))*),\s*((?:[^()]|\([^()]*\))*)\)/gu;
