import type { Likes } from "#contract/likes.ts";

/** The query that asks for the new-like pop-up, as links of mails carry it (specification, section 4). */
export const NEW_LIKE_PARAM = "t";

/** An hour: longer than anybody stays on one page, and well below what a timer can hold. */
const MOST_SECONDS = 3_600;

/** How long to wait, in milliseconds; null where the address asks for no whole number of seconds. */
export function newLikeDelay(search: URLSearchParams): number | null {
  const seconds = search.get(NEW_LIKE_PARAM);
  if (seconds === null || !/^\d{1,4}$/.test(seconds)) return null;
  return Math.min(Number(seconds), MOST_SECONDS) * 1_000;
}

/** The like to show: the first new one, in the server's order, that is not a match already. */
export function likeToShow({ liked_by }: Likes): Likes["liked_by"][number] | null {
  return liked_by.find((like) => like.like_new && !like.match) ?? null;
}
