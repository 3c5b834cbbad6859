import type { Likes, likeTypes as wireTypes } from "#contract/likes.ts";

export type LikeType = (typeof wireTypes)[number];
export type ListedLike = Likes["profiles"][number] & { readonly like_new?: boolean };

/** In tab order. */
export const likeTypes = ["received", "given", "matches"] as const satisfies readonly LikeType[];

export function isLikeType(type: string | undefined): type is LikeType {
  return (likeTypes as readonly (string | undefined)[]).includes(type);
}

/** The likes of one tab in the server's order: new likes first, then the latest. */
export function listLikes({ profiles, liked_by }: Likes, type: LikeType): readonly ListedLike[] {
  if (type === "given") return profiles;
  if (type === "received") return liked_by;
  // Both lists contain a match; only the received like knows whether it is new.
  return liked_by.filter((member) => member.match);
}
