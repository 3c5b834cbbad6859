/** What mail programs turn into links: an address with a scheme, and a bare host name. */
const LINK =
  /(?:\b[a-z][a-z\d+.-]*:\/\/[^\s<>"]+)|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[^\p{L}\p{N}]|$)/giu;

/** The links in a text that lead to another host, as written. */
export function findForeignLinks(text: string, hosts: readonly string[]): string[] {
  return (text.match(LINK) ?? []).filter((link) => {
    const address = link.includes("://") ? link : `https://${link}`;
    if (!URL.canParse(address)) return true;
    const { protocol, hostname } = new URL(address);
    return !["https:", "http:"].includes(protocol) || !hosts.includes(hostname);
  });
}
