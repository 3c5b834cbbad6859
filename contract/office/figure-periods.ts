/** The periods of the operators' figures, in days. */
export const figurePeriods = ["1", "7", "30"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];
