import type { Likes } from "#contract/likes.ts";

/** Query parameter in mailed links that opens the new-like pop-up (specification, section 4). */
export const NEW_LIKE_PARAM = "t";

/** An hour: longer than anybody stays on a page, and well below a timer's limit. */
const MOST_SECONDS = 3_600;

/** The delay in milliseconds; null unless the parameter is a whole number of seconds. */
export function newLikeDelay(search: URLSearchParams): number | null {
  const seconds = search.get(NEW_LIKE_PARAM);
  if (seconds === null || !/^\d{1,4}$/.test(seconds)) return null;
  return Math.min(Number(seconds), MOST_SECONDS) * 1_000;
}

/** The first new like, in the server's order, that is not a match. */
export function likeToShow({ liked_by }: Likes): Likes["liked_by"][number] | null {
  return liked_by.find((like) => like.like_new && !like.match) ?? null;
}
