/**
 * Every link of the site. Only addresses whose room is built stand here, so nothing can link to a
 * page that is not there; `paths.test.ts` prints them all.
 */
export const paths = {
  home: () => "/",
  login: (next?: string) =>
    next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login",
  /** `step` as the specification counts them, from 0. */
  signup: (next?: string, step = 0) =>
    withQuery("/signup", { next, step: step > 0 ? String(step) : undefined }),
  /** `next` is where the member wanted to be when the credits ran out. */
  premium: (next?: string) => withQuery("/premium", { next }),
  credits: (
    next?: string,
    wish: { country?: string | undefined; bundle?: string | undefined } = {},
  ) => withQuery("/credits", { ...wish, next }),
  creditsBundle: (
    id: string,
    method?: string,
    wish: { country?: string | undefined; next?: string | undefined } = {},
  ) => withQuery(["/credits", id, ...(method ? [method] : [])].join("/"), wish),
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
  /** The same profile, with the way back to likes. */
  likesMember: (id: string) => `/likes/m/${id}`,
  chats: () => "/chats",
  chat: (id: string) => `/chats/${id}`,
  /** The conversation with a member, also before there is one. */
  memberChat: (id: string) => `/members/${id}/chat`,
  activateDone: () => "/activate/done",
  activateError: () => "/activate/error",
  terms: () => "/pages/terms",
  privacy: () => "/pages/privacy",
  returnPolicy: () => "/pages/return-policy",
} as const;

/** The path with what is there of the query; home needs no saying. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "/",
  );
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

/** Where log-in leads: an address of this site, never another's. */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get("next") ?? "/";
  const base = "http://site.invalid";
  const safe = next.startsWith("/") && URL.canParse(next, base);
  if (!safe) return "/";
  const url = new URL(next, base);
  return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
