/** The shape of a link's secret; any shorter path is an unknown page. */
export const linkToken = /^[\w-]{32,}$/;

/** Whether a path is a mailed link: everybody who reads the address can use it. */
export const isLinkAddress = (path: string): boolean => linkToken.test(path.slice(1));
