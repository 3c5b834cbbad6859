/**
 * The icons a site can choose for its fictional profiles; `ui/text/fictional-icon.tsx` draws them.
 */
export const fictionalIcons = ["masks", "mask", "feather", "pen", "robot"] as const;
export type FictionalIconName = (typeof fictionalIcons)[number];
