import { z } from "zod";
import { fictionalIcons } from "#contract/catalogue/fictional-icons.ts";
import { pictureWalls } from "#contract/catalogue/picture-walls.ts";
import { headlineFaces, themeTokens } from "#server/domains/sites/theme/theme.ts";
import { reading } from "./reading.ts";

/** Its colours, typeface, icons and pictures. */
export const lookFields = {
  theme: themeTokens.register(reading, {
    // All of it: a colour without its companions may have too little contrast.
    fallback: () => ({ headline_face: headlineFaces[0], light: {}, dark: {} }),
  }),
  fictional_icon: z.enum(fictionalIcons).register(reading, { fallback: () => fictionalIcons[0] }),
  /** The portraits on the front page, all of invented people. */
  picture_wall: z.enum(pictureWalls).default("lake"),
};
