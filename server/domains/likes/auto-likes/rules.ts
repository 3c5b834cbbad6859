/**
 * Whether a site gives its members likes of fictional profiles: its owner must have switched on
 * both the profiles and the likes.
 */
export function canGiveAutoLikes(site: {
  readonly fictional_profiles: boolean;
  readonly auto_likes: boolean;
}): boolean {
  return site.fictional_profiles && site.auto_likes;
}
