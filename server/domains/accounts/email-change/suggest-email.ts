import { POPULAR_TLDS, run } from "@zootools/email-spell-checker";
import { mailDomains } from "./mail-domains.ts";

/**
 * The address that was probably meant, or null. Only suggests domains on our list, and nothing if
 * the typed domain may well exist: no suggestion is better than a wrong one.
 */
export function suggestEmail(email: string): string | null {
  const address = email.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const suggested = findClosest(address, LOOSE);
  if (!suggested || !isLikely(domain, suggested)) return null;
  // Swapped letters count double, which would be too far for any other mistake.
  const near = findClosest(address, STRICT) === suggested || hasSameLetters(domain, suggested);
  return near ? `${email.trim().slice(0, -domain.length)}${suggested}` : null;
}

const STRICT = 1.5;
const LOOSE = 2;
/** Shorter names resemble each other too much: bol.com is not aol.com. */
const MIN_NAME_LENGTH = 4;

function findClosest(email: string, domainThreshold: number): string | undefined {
  const domains = [...mailDomains];
  // The library's own list of endings would turn libero.itt into live.it.
  const none = { secondLevelDomains: [], topLevelDomains: [] };
  return run({ email, domains, domainThreshold, ...none })?.domain;
}

function isLikely(domain: string, suggested: string): boolean {
  const [name, ending] = splitDomain(domain);
  const [suggestedName, suggestedEnding] = splitDomain(suggested);
  if (ending !== suggestedEnding && isDomainEnding(ending)) return false;
  return name === suggestedName || name.length >= MIN_NAME_LENGTH;
}

/** "hotmail.co.uk" is "hotmail" and "co.uk". */
function splitDomain(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf(".");
  return dot < 0 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

// Colombia and Cameroon, but after a mail provider's name more likely a mistyped .com.
const mistypedCom = new Set(["co", "cm"]);
const endings = new Set(
  [
    ...POPULAR_TLDS,
    ...mailDomains.map((domain) => splitDomain(domain)[1]),
    ..."bg cy ee hr is li lt lu lv mc mt pt rs si sm tr va gg im je asia jobs name pro".split(" "),
  ].filter((ending) => !mistypedCom.has(ending)),
);

function isDomainEnding(ending: string): boolean {
  return endings.has(ending);
}

function hasSameLetters(domain: string, other: string): boolean {
  const sort = (text: string) => Array.from(text).toSorted().join("");
  return sort(domain) === sort(other);
}
