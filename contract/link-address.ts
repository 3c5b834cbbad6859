/** Long enough to be a secret; any other word is an address that is not there. */
export const linkToken = /^[\w-]{32,}$/;

/** Whether a path is that of a link sent by mail: whoever reads the address can use it. */
export const isLinkAddress = (path: string): boolean => linkToken.test(path.slice(1));
