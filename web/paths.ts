/**
 * Every link of the site. Only pages that are built have one, so that nothing can link to a missing
 * page; `paths.test.ts` prints them all.
 */
export const paths = {
  home: () => "/",
  login: (next?: string) =>
    next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login",
  /** `step` as the specification counts them, from 0. */
  signup: (next?: string, step = 0) =>
    withQuery("/signup", { next, step: step > 0 ? String(step) : undefined }),
  /** `next` is the page on which the credits ran out. */
  premium: (next?: string) => withQuery("/premium", { next }),
  credits: (
    next?: string,
    options: { country?: string | undefined; bundle?: string | undefined } = {},
  ) => withQuery("/credits", { ...options, next }),
  creditsBundle: (
    id: string,
    method?: string,
    options: { country?: string | undefined; next?: string | undefined } = {},
  ) => withQuery(["/credits", id, ...(method ? [method] : [])].join("/"), options),
  /** Without an id the list; `page` counts from 1. */
  transactions: (id?: string, page = 1) =>
    withQuery(id ? `/transactions/${id}` : "/transactions", {
      page: page > 1 ? String(page) : undefined,
    }),
  /** `search` is a query, such as "gender=female&page=2". */
  members: (search = "") => (search ? `/members?${search}` : "/members"),
  member: (id: string) => `/members/${id}`,
  /** The likes received. */
  likes: () => "/likes",
  likesOfType: (type: string) => `/likes/${type}`,
  /** The same profile, whose back link leads to likes. */
  likesMember: (id: string) => `/likes/m/${id}`,
  chats: () => "/chats",
  chat: (id: string) => `/chats/${id}`,
  /** The conversation with a member, which need not exist yet. */
  memberChat: (id: string) => `/members/${id}/chat`,
  /** A mailed link's page for the owner of the address who did not sign up. */
  notMe: (token: string) => `/${token}?not-me`,
  activateDone: () => "/activate/done",
  activateError: () => "/activate/error",
  terms: () => "/pages/terms",
  privacy: () => "/pages/privacy",
  returnPolicy: () => "/pages/return-policy",
} as const;

/** The path with those parameters that have a value; `next` is home by default. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "/",
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Where log-in leads: an address of this site, never of another. */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get("next") ?? "/";
  const base = "http://site.invalid";
  const safe = next.startsWith("/") && URL.canParse(next, base);
  if (!safe) return "/";
  const url = new URL(next, base);
  return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
