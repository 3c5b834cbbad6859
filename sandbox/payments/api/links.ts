/** A link to one of Mollie's pages about its API. */
export function documentation(page: string) {
  return { href: `https://docs.mollie.com/reference/${page}`, type: "text/html" };
}

/** A link to a resource of this API. */
export function selfLink(root: string, path: string) {
  return { href: `${root}${path}`, type: "application/hal+json" };
}
