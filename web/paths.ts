/**
 * Every link of the site. Only addresses whose room is built stand here, so nothing can link to a
 * page that is not there; `paths.test.ts` prints them all.
 */
export const paths = {
  home: () => "/",
  login: (next?: string) =>
    next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login",
  terms: () => "/pages/terms",
  privacy: () => "/pages/privacy",
  returnPolicy: () => "/pages/return-policy",
} as const;

/** Where log-in leads: an address of this site, never another's. */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get("next") ?? "/";
  const base = "http://site.invalid";
  const safe = next.startsWith("/") && URL.canParse(next, base);
  if (!safe) return "/";
  const url = new URL(next, base);
  return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}
