/** Results are counted exactly up to this number; one more means "more". */
export const COUNTED_RESULTS = 1_000;
