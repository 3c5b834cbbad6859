/** A link to one of Mollie's pages about its API. */
export function documentation(page: string) {
  return { href: `https://docs.mollie.com/reference/${page}`, type: "text/html" };
}

/** A link to a resource of this API. */
export function selfLink(root: string, path: string) {
  return { href: `${root}${path}`, type: "application/hal+json" };
}

/** A list in the shape of Mollie's API; it has one page. */
export function presentList(name: string, items: readonly object[], root: string, path: string) {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: {
      self: selfLink(root, path),
      previous: null,
      next: null,
      documentation: documentation(`list-${name}`),
    },
  };
}
