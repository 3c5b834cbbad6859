import { parseUrl } from "./formatting/parse-url.ts";

/**
 * Every link on the site. Pages that do not exist yet have none, so that nothing can link to them;
 * `paths.test.ts` lists all links.
 */
export const paths = {
  home: () => "/",
  login: (next?: string) =>
    next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login",
  /** A visitor's choices for reading, over log-in; closing them leads to `next`. */
  reading: (next: string) => withQuery("/login", { next, reading: "open" }),
  /** `step` counts from 0, as in the specification. */
  signup: (next?: string, step = 0) =>
    withQuery("/signup", { next, step: step > 0 ? String(step) : undefined }),
  /** What the account still lacks; leads on to `next`. */
  completeSignup: (next?: string) => withQuery("/complete-signup", { next }),
  /** `next` is the page where the credits ran out. */
  premium: (next?: string) => withQuery("/premium", { next }),
  credits: (
    next?: string,
    options: { country?: string | undefined; bundle?: string | undefined } = {},
  ) => withQuery("/credits", { ...options, next }),
  creditsBundle: (
    id: string,
    method?: string,
    /** `order`: an order that is paid again, instead of a new one. */
    options: {
      country?: string | undefined;
      next?: string | undefined;
      order?: string | undefined;
    } = {},
  ) => withQuery(["/credits", id, ...(method ? [method] : [])].join("/"), options),
  /** The list without an id; `page` counts from 1. */
  transactions: (id?: string, page = 1) =>
    withQuery(id ? `/transactions/${id}` : "/transactions", {
      page: page > 1 ? String(page) : undefined,
    }),
  /** `search` is a query string, such as "gender=female&page=2". */
  members: (search = "") => (search ? `/members?${search}` : "/members"),
  member: (id: string) => `/members/${id}`,
  /** The member's own profile, to be changed; `edit` opens a row. */
  profile: (edit?: string) => withQuery("/profile", { edit }),
  profilePhotos: () => "/profile#photos",
  /** The same as others see it. */
  profilePreview: () => "/profile?preview",
  /** The list without a part. */
  settings: (part?: string) => (part ? `/settings/${part}` : "/settings"),
  notifications: () => "/notifications",
  swipeGame: () => "/swipe-game",
  /** `question` counts from 1. */
  matchFinder: (question = 1) =>
    withQuery("/match-finder", { question: question > 1 ? String(question) : undefined }),
  signupMatches: () => "/signup-matches",
  /** The likes received. */
  likes: () => "/likes",
  likesOfType: (type: string) => `/likes/${type}`,
  /** The same profile with a back link to likes. */
  likesMember: (id: string) => `/likes/m/${id}`,
  chats: () => "/chats",
  chat: (id: string) => `/chats/${id}`,
  /** Asks which conversation gets the photo that another app shared. */
  share: () => "/share",
  /** The conversation with a member, which may not exist yet. */
  memberChat: (id: string) => `/members/${id}/chat`,
  /** A mailed link's page for the owner of an address who did not sign up. */
  notMe: (token: string) => `/${token}?not-me`,
  resetPassword: () => "/reset-password",
  /** The mail with the link was requested. */
  resetPasswordSent: () => "/reset-password?sent",
  /** A mailed link's page for the new password. */
  resetPasswordDo: (token: string) => `/reset-password/do?token=${token}`,
  /** The new password is set. */
  resetPasswordDone: () => "/reset-password/do?done",
  /** A mailed link's page for a new address, and for the way back to the earlier one. */
  mailChangeDo: (token: string) => `/mail-change/do?token=${token}`,
  mailChangeUndo: (token: string) => `/mail-change/do?undo=${token}`,
  mailChangeDone: () => "/mail-change/do?done",
  mailChangeUndone: () => "/mail-change/do?undone",
  complaints: () => "/complaints",
  /** A case's page for one of its sides. */
  complaint: (token: string) => `/complaints?case=${token}`,
  accountDeleted: () => "/account-deleted",
  activateDone: () => "/activate/done",
  activateError: () => "/activate/error",
  terms: () => "/pages/terms",
  privacy: () => "/pages/privacy",
  returnPolicy: () => "/pages/return-policy",
} as const;

/** Adds the parameters that have a value; leaves out a `next` that is home. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "/",
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The address to open after log-in: always on this site. */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get("next") ?? "/";
  const base = "http://site.invalid";
  const url = next.startsWith("/") ? parseUrl(next, base) : null;
  if (!url) return "/";
  return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
