/**
 * The walls of six portraits that a site can choose for its front page, each by the place of its
 * first; `web/site/wall/` has their pictures.
 */
export const pictureWalls = ["lake", "hills", "beach"] as const;
export type PictureWall = (typeof pictureWalls)[number];
