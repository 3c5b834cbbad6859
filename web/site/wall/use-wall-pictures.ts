import type { PictureWall } from "#contract/catalogue/picture-walls.ts";
import { useSettings } from "#web/site/use-site.ts";
import beachFirst from "./beach/1.webp";
import beachSecond from "./beach/2.webp";
import beachThird from "./beach/3.webp";
import beachFourth from "./beach/4.webp";
import beachFifth from "./beach/5.webp";
import beachSixth from "./beach/6.webp";
import hillsFirst from "./hills/1.webp";
import hillsSecond from "./hills/2.webp";
import hillsThird from "./hills/3.webp";
import hillsFourth from "./hills/4.webp";
import hillsFifth from "./hills/5.webp";
import hillsSixth from "./hills/6.webp";
import lakeFirst from "./lake/1.webp";
import lakeSecond from "./lake/2.webp";
import lakeThird from "./lake/3.webp";
import lakeFourth from "./lake/4.webp";
import lakeFifth from "./lake/5.webp";
import lakeSixth from "./lake/6.webp";

/** The portraits of each wall; the first is lit. */
const pictures: Readonly<Record<PictureWall, readonly string[]>> = {
  lake: [lakeFirst, lakeSecond, lakeThird, lakeFourth, lakeFifth, lakeSixth],
  hills: [hillsFirst, hillsSecond, hillsThird, hillsFourth, hillsFifth, hillsSixth],
  beach: [beachFirst, beachSecond, beachThird, beachFourth, beachFifth, beachSixth],
};

/** The portraits on the wall that the site has chosen. */
export const useWallPictures = (): readonly string[] => pictures[useSettings().picture_wall];
