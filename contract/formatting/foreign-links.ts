import { parseUrl } from "./parse-url.ts";

/** What mail programs turn into links: an address with a scheme, and a bare host name. */
const LINK =
  /(?:\b[a-z][a-z\d+.-]*:\/\/[^\s<>"]+)|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[^\p{L}\p{N}]|$)/giu;

/** The links in a text that lead to another host, as written. */
export function findForeignLinks(text: string, hosts: readonly string[]): string[] {
  return (text.match(LINK) ?? []).filter((link) => {
    const address = link.includes("://") ? link : `https://${link}`;
    const url = parseUrl(address);
    return !url || !["https:", "http:"].includes(url.protocol) || !hosts.includes(url.hostname);
  });
}
