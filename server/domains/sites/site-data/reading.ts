import { z } from "zod";
import type { RawData } from "#server/domains/sites/raw-data.ts";

interface Reading {
  /** What is read in place of a missing value, and of one that this program does not understand. */
  readonly fallback?: (data: RawData) => unknown;
  /** Only a missing value has a fallback: no guess takes the place of the owner's decision. */
  readonly isVital?: true;
}

/**
 * How a stored document is read where it is not as the schema requires. Without an entry a field
 * falls back to its `.default()`; without that either, the site cannot be served.
 */
export const reading = z.registry<Reading>();
