// What other domains read of likes.
export { buildNewLikesCount, hasLikeHistory, isLiked } from "./list-store.ts";
export type { LikePair } from "./store.ts";
