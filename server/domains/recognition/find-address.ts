/** Endings of addresses that are no word of a site's language. */
const plainEndings = "com|org|biz|nl|fr|pl|eu|uk|ch|nz|ru|ua|cz|dk|pt|gr|lu|ly|xyz|gg";
/** Endings that are also words: after a full stop without a space they may begin a sentence. */
const wordEndings =
  "de|es|it|at|be|me|us|co|to|in|is|no|se|io|au|ca|ie|tv|net|info|app|online|site|shop|club|live|link";
const anyEnding = `${plainEndings}|${wordEndings}`;
/** The ending of a country whose languages do not have it as a word. */
const homeEndings: Readonly<Record<string, string>> = {
  DE: "de",
  AT: "de|at",
  CH: "de",
  IT: "it",
  BE: "be",
};

const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}])";
const label = "[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*";
/** Ways to write a dot that nobody writes for another reason. */
const hiddenDot = "\\s*[(\\[{<]\\s*(?:\\.|dot|punt|punkt|point|punto|kropka)\\s*[)\\]}>]\\s*";
/** Words for a dot, which are also other words: "point de vue", "el punto es". */
const spelledDot = "\\s+(?:dot|punt|punkt|point|punto|kropka)\\s+";
const spacedDot = "\\s+\\.\\s*|\\s*\\.\\s+";
const hiddenAt =
  "\\s*[(\\[{<]\\s*(?:@|at|ät|apenstaart(?:je)?|arroba|arobase|chiocciola|klammeraffe|ma[łl]pa)\\s*[)\\]}>]\\s*";
const spelledAt = "\\s+(?:at|apenstaart(?:je)?|arroba|arobase|chiocciola|klammeraffe|ma[łl]pa)\\s+";
const providers = "gmail|googlemail|hotmail|protonmail|gmx|outlook|yahoo|icloud";

const mails = [
  `[^\\s@]@${label}(?:\\.${label})*\\.\\p{L}{2,24}${end}`,
  // jan @ site . nl, jan@site punt nl
  `\\S\\s?@\\s?${label}(?:\\.${label})*(?:\\.|${hiddenDot}|${spelledDot}|${spacedDot})(?:${anyEnding})${end}`,
  `\\S\\s?@\\s?(?:${providers})${end}`,
  // jan (at) site, unless it is a remark in brackets
  `[\\p{L}\\p{N}]${hiddenAt}${label}`,
  // jan at site dot com; "point" only with its own word for the sign, for "at this point it"
  `${label}${spelledAt}${label}(?:${hiddenDot}|\\s+(?:dot|punt|punkt|punto|kropka)\\s+)(?:${anyEnding})${end}`,
  `${label}\\s+arobase\\s+${label}\\s+point\\s+(?:${anyEnding})${end}`,
  // Nobody has another reason to name these.
  `${start}(?:gmail|googlemail|hotmail|protonmail)${end}`,
].map(toPattern);

const links = [
  "(?:https?|hxxps?)\\s?:",
  `${start}www\\s?\\.?\\s?[\\p{L}\\p{N}]`,
  // site.nl, in a sentence or with a path; one letter is an initial
  `${start}${label}[\\p{L}\\p{N}]\\.(?:${plainEndings})${end}`,
  `${start}${label}[\\p{L}\\p{N}]{2}\\.(?:${wordEndings})(?:/\\S|(?=[^\\p{L}\\p{N}\\s]|\\s*$|\\s*[^\\p{L}\\p{N}\\s]))`,
  `${start}(?:t|wa|fb|ig)\\.me${end}`,
  // site (dot) nl, site punt nl, site . nl
  `[\\p{L}\\p{N}]{2}${hiddenDot}(?:${anyEnding})${end}`,
  `[\\p{L}\\p{N}]{2}(?:${spelledDot})(?:com|nl|fr|pl|eu|org|uk|ch)${end}`,
  `[\\p{L}\\p{N}]{2}\\s+\\.\\s*(?:com|nl|fr|pl|eu|org|uk|ch)${end}`,
].map(toPattern);

const homeLinks = new Map(
  Object.entries(homeEndings).map(([country, endings]) => [
    country,
    [
      `${start}${label}[\\p{L}\\p{N}]{2}\\.(?:${endings})${end}`,
      `[\\p{L}\\p{N}]{2}${spelledDot}(?:${endings})${end}`,
    ].map(toPattern),
  ]),
);

/** Letters with a space, dot or dash after each: "g m a i l". */
const spacedLetters = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu;

/** What kind of address a text has; `country` is its writer's. */
export function findAddress(text: string, country: string | undefined): "email" | "link" | null {
  const joined = text.replaceAll(spacedLetters, (letters) => letters.replaceAll(/[ .\-_]/g, ""));
  const has = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(text) || pattern.test(joined));
  if (has(mails)) return "email";
  return has([...links, ...(homeLinks.get(country ?? "") ?? [])]) ? "link" : null;
}

function toPattern(source: string): RegExp {
  return new RegExp(source, "iu");
}
