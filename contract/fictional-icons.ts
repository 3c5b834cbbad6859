/** What a site can choose as the icon of its fictional profiles; `ui/text/fictional-icon.tsx` draws it. */
export const fictionalIcons = ["masks", "mask", "feather", "pen", "robot"] as const;
export type FictionalIconName = (typeof fictionalIcons)[number];
