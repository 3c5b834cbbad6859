import { POPULAR_TLDS, run } from "@zootools/email-spell-checker";
import { mailDomains } from "./mail-domains.ts";

/**
 * The address that was probably meant, or null. It only ever names a domain of our list, and stays
 * silent where the domain can be somebody's own: better no suggestion than a wrong one.
 */
export function suggestEmail(email: string): string | null {
  const given = email.trim().toLowerCase();
  const domain = given.slice(given.lastIndexOf("@") + 1);
  const suggested = closest(given, LOOSE);
  if (!suggested || !isLikely(domain, suggested)) return null;
  // Two letters that changed places count double, and double is too far for anything else.
  const near = closest(given, STRICT) === suggested || sameSigns(domain, suggested);
  return near ? `${email.trim().slice(0, -domain.length)}${suggested}` : null;
}

const STRICT = 1.5;
const LOOSE = 2;
/** Shorter names than this are too like each other: bol.com is not aol.com. */
const LEAST_NAME = 4;

function closest(email: string, domainThreshold: number): string | undefined {
  const domains = [...mailDomains];
  // Its own guesses at endings turn libero.itt into live.it.
  const none = { secondLevelDomains: [], topLevelDomains: [] };
  return run({ email, domains, domainThreshold, ...none })?.domain;
}

function isLikely(domain: string, suggested: string): boolean {
  const [name, ending] = parts(domain);
  const [suggestedName, suggestedEnding] = parts(suggested);
  if (ending !== suggestedEnding && isEnding(ending)) return false;
  return name === suggestedName || name.length >= LEAST_NAME;
}

/** "hotmail.co.uk" is "hotmail" and "co.uk". */
function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf(".");
  return dot < 0 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

// Of Colombia and Cameroon; in front of a mail provider's name, .com with a letter missing.
const half = new Set(["co", "cm"]);
const endings = new Set(
  [
    ...POPULAR_TLDS,
    ...mailDomains.map((domain) => parts(domain)[1]),
    ..."bg cy ee hr is li lt lu lv mc mt pt rs si sm tr va gg im je asia jobs name pro".split(" "),
  ].filter((ending) => !half.has(ending)),
);

function isEnding(ending: string): boolean {
  return endings.has(ending);
}

function sameSigns(one: string, other: string): boolean {
  const sorted = (text: string) => Array.from(text).toSorted().join("");
  return sorted(one) === sorted(other);
}
