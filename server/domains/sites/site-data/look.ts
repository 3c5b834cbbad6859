import { z } from "zod";
import { fictionalIcons } from "#contract/catalogue/fictional-icons.ts";
import { themeTokens } from "#server/domains/sites/theme/theme.ts";

/** Its colours, typeface and icons. */
export const lookFields = {
  theme: themeTokens,
  fictional_icon: z.enum(fictionalIcons),
};
