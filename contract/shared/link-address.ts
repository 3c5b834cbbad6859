/** The shape of a link's token; any shorter path is an unknown page. */
export const linkToken = /^[\w-]{32,}$/;

/** Whether a path is a mailed link, which works for anyone who knows the address. */
export const isLinkAddress = (path: string): boolean => linkToken.test(path.slice(1));
