/** Over how many days the figures of operators go. */
export const figurePeriods = ["1", "7", "30"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];
